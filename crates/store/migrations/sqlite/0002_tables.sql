-- Tables, as lists need them; what is true of a table is in its events.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    secret TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    has_computer INTEGER NOT NULL,
    state TEXT NOT NULL,
    first_player TEXT,
    second_player TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deadline INTEGER,
    keeper TEXT,
    kept_until INTEGER NOT NULL,
    fence INTEGER NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, is_public, changed);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_first ON tables (first_player, changed);
CREATE INDEX tables_by_second ON tables (second_player, changed);
