import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { startsWith } from '../../store/sql/starts-with.ts';

export interface AuditEntry {
  /** ISO 8601, UTC. */
  at: string;
  event: string;
  actor: string;
  network: string;
  subject: string;
}

export interface AuditFilter {
  event?: string;
  /** Entries by or about one of these: `customer:12`, `order:34`, `cli`. */
  about?: readonly string[];
  /** ISO 8601; entries of this time and later. */
  since?: string;
  limit: number;
}

/** The newest entries that a filter lets through, newest first. */
export async function listAudit(
  db: Kysely<Database>,
  { event, about, since, limit }: AuditFilter,
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_log').select(['at', 'event', 'actor', 'network', 'subject']);
  if (event !== undefined) query = query.where('event', '=', event);
  if (about !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('actor', 'in', oneOf(about)),
        eb('subject', 'in', oneOf(about)),
        // Whoever it was.
        ...(about.includes('cli') ? [startsWith(eb.ref('actor'), 'cli:')] : []),
      ]),
    );
  if (since !== undefined) query = query.where('at', '>=', since);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
