import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { BY_CLI, recordAudit } from '../audit/record-audit.ts';
import { findPerson } from './find-person.ts';
import { columnsOf, PERSONAL_TABLES, type Row } from './personal-tables.ts';

/** Everything the shop has about a person: rows by table, JSON columns read, secrets left out. */
export type PersonalExport = Record<string, Record<string, unknown>[]>;

/** What the shop has about an e-mail address; null where it has nothing. That it was exported is in the audit log. */
export async function exportPerson(store: Store, email: string): Promise<PersonalExport | null> {
  return store.write(async (tx) => {
    const person = await findPerson(tx, email);
    const exported: PersonalExport = {};
    for (const { table, secret, of } of PERSONAL_TABLES) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${of(person)} order by 1, 2`.execute(tx);
      const hidden = columnsOf(secret);
      if (rows.length > 0) exported[table] = rows.map((row) => readable(row, hidden));
    }
    if (Object.keys(exported).length === 0) return null;
    const [id] = person.customerIds;
    await recordAudit(tx, 'customer_exported', BY_CLI, id === undefined ? '' : `customer:${id}`);
    return exported;
  });
}

function readable(row: Row, hidden: readonly string[]): Record<string, unknown> {
  const shown = Object.entries(row).filter(([name]) => !hidden.includes(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, parsed(value)]));
}

/** A text with a JSON object or list is shown parsed. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
