/** Who did what and when, written in the transaction of the change. It refers to people by id only. */
export const auditLog = `
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  event TEXT NOT NULL,
  /* 'customer:12', 'guest', 'cli' or 'shop'. No foreign key: an entry outlives whom it is about. */
  actor TEXT NOT NULL,
  /* Where the request came from, '192.0.2.0/24' or '2001:db8:1::/48'; '' where there was none. */
  network TEXT NOT NULL,
  /* 'customer:12', 'order:34'; '' where it is about nobody known. */
  subject TEXT NOT NULL
);
CREATE INDEX audit_log_by_time ON audit_log (at);
CREATE INDEX audit_log_by_actor ON audit_log (actor, id);
CREATE INDEX audit_log_by_subject ON audit_log (subject, id);
`;
