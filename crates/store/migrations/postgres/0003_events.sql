-- The truth: one row an event. Two writers cannot both write a table's next number.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Results, one row a finished match.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    first_player TEXT NOT NULL,
    second_player TEXT NOT NULL,
    winner TEXT,
    is_rated BIGINT NOT NULL,
    finished BIGINT NOT NULL
);
CREATE INDEX results_by_first ON results (first_player, finished);
CREATE INDEX results_by_second ON results (second_player, finished);

-- Which servers are alive, by their own heartbeat.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    alive BIGINT NOT NULL
);
