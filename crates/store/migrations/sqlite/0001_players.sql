-- Who plays. A secret is never kept, only its hash.
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    secret_hash TEXT NOT NULL,
    recovery_hash TEXT,
    name TEXT NOT NULL,
    is_bot INTEGER NOT NULL,
    created INTEGER NOT NULL
);
CREATE UNIQUE INDEX players_by_recovery ON players (recovery_hash);

CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, game)
);
