-- Who plays. A secret is never kept, only its hash.
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    secret_hash TEXT NOT NULL,
    recovery_hash TEXT,
    name TEXT NOT NULL,
    is_bot BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE UNIQUE INDEX players_by_recovery ON players (recovery_hash);

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
