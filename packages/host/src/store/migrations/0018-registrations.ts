/** Registrations that were not confirmed by mail yet. */
export const registrations = `
CREATE TABLE registrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL,
  password TEXT NOT NULL,
  /* Names, phone, letters, birthday, and where the form was to lead. */
  body TEXT NOT NULL,
  /* Of the browser that registered. */
  browser_hash TEXT NOT NULL,
  /* Of the mail's link; null until it is on its way. */
  token_hash TEXT UNIQUE,
  expires_at TEXT NOT NULL
);
CREATE INDEX registrations_by_browser ON registrations (browser_hash);
CREATE INDEX registrations_by_email ON registrations (email);
CREATE INDEX registrations_by_end ON registrations (expires_at);

/* As with the tokens of customers: a link that is worth nothing is taken out of the mail that is kept. */
CREATE TRIGGER registration_mails_withdrawn AFTER DELETE ON registrations WHEN OLD.token_hash IS NOT NULL BEGIN
  INSERT INTO jobs (kind, payload, run_at) SELECT 'mail', id, 0 FROM mails WHERE token_hash = OLD.token_hash
    ON CONFLICT (kind, payload) DO UPDATE SET run_at = 0, attempts = 0, is_dead = 0, is_again = 1;
  UPDATE mails SET message = NULL WHERE token_hash = OLD.token_hash;
END;
`;
