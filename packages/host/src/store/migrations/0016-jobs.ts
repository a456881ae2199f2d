/** Mails are rows, written in the transaction they announce; jobs send them, and run scheduled work. */
export const jobs = `
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  /* Times in ms since 1970. */
  run_at INTEGER NOT NULL,
  /* ms between two runs of a schedule; null: a job that ends. */
  every INTEGER,
  /* Since the last run that went well. */
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  /* Given up: nobody tries again until somebody asks for it. */
  is_dead INTEGER NOT NULL DEFAULT 0,
  /* Queued again while it ran. */
  is_again INTEGER NOT NULL DEFAULT 0,
  /* Who runs it, and until when nobody else may. */
  lease TEXT,
  lease_until INTEGER,
  last_run_at INTEGER,
  UNIQUE (kind, payload)
);
CREATE INDEX jobs_by_time ON jobs (run_at) WHERE is_dead = 0;

CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  /* Of its file in the outbox, and in its Message-ID. */
  name TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  /* The whole message; null once it is no longer kept, or its link is worth nothing. */
  message TEXT,
  /* Of the secret in its link. */
  token_hash TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
);
CREATE INDEX mails_of_token ON mails (token_hash) WHERE token_hash IS NOT NULL;
CREATE INDEX mails_by_age ON mails (created_at);

/* Whatever takes a token away (it was used, replaced, or is too old) takes its link out of the mail that is kept. */
CREATE TRIGGER mails_withdrawn AFTER DELETE ON customer_tokens BEGIN
  INSERT INTO jobs (kind, payload, run_at) SELECT 'mail', id, 0 FROM mails WHERE token_hash = OLD.token_hash
    ON CONFLICT (kind, payload) DO UPDATE SET run_at = 0, attempts = 0, is_dead = 0, is_again = 1;
  UPDATE mails SET message = NULL WHERE token_hash = OLD.token_hash;
END;

INSERT INTO jobs (kind, payload, run_at)
  SELECT 'gift-card', id, unixepoch(mail_at) * 1000 FROM gift_cards WHERE mail_at IS NOT NULL AND mailed_at IS NULL;
`;
