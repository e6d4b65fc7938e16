-- Passkeys: what a player's own devices can prove, and what is needed to check it.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
);
CREATE INDEX passkeys_by_player ON passkeys (player, created);

-- What a device was asked to sign: taken out by the first answer, whichever server gets it.
CREATE TABLE passkey_challenges (
    id TEXT PRIMARY KEY,
    player TEXT,
    body TEXT NOT NULL,
    expires INTEGER NOT NULL
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires);

-- Secrets of further devices, each of which came in with a passkey: that one, unless the device itself removed it.
CREATE TABLE further_secrets (
    player TEXT NOT NULL REFERENCES players (id),
    secret_hash TEXT NOT NULL,
    passkey TEXT REFERENCES passkeys (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (player, secret_hash)
);
CREATE INDEX further_secrets_by_passkey ON further_secrets (passkey);
