import type { DatabaseSync } from 'node:sqlite';
import type { AuditEvent, By } from './record-audit.ts';

/** A statement that writes an entry, for a program of the database's own. `quote` makes a literal of a text. */
export function noteStatement(
  event: AuditEvent,
  { actor, network }: By,
  quote: (text: string) => string,
  now = new Date(),
): string {
  const values = [now.toISOString(), event, actor, network, ''].map(quote).join(', ');
  return `INSERT INTO audit_log (at, event, actor, network, subject) VALUES (${values});`;
}

/** Writes an entry into a database that no store has open. One of an earlier version, without a log, stays as it is. */
export function noteInDatabase(raw: DatabaseSync, event: AuditEvent, { actor, network }: By, now = new Date()): void {
  if (!raw.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'audit_log'").get()) return;
  raw
    .prepare("INSERT INTO audit_log (at, event, actor, network, subject) VALUES (?, ?, ?, ?, '')")
    .run(now.toISOString(), event, actor, network);
}
