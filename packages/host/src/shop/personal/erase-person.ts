import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { lowerCase } from '../../store/sql/lower-case.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { accountLock } from '../accounts/account-lock.ts';
import { BY_CLI, recordAudit } from '../audit/record-audit.ts';
import { findPerson, type Person } from './find-person.ts';
import { PERSONAL_TABLES, type PersonalTable, type Row } from './personal-tables.ts';

/** What was done in one table. */
export interface Erased {
  table: string;
  rows: number;
  /** Whether rows are deleted or stay without personal data. */
  isGone: boolean;
}

/** Counts what an erasure would change. */
export async function countPerson({ db }: Store, email: string): Promise<Erased[]> {
  const person = await findPerson(db, email);
  const counted = [];
  for (const { table, of, erase } of PERSONAL_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${of(person)}
    `.execute(db);
    counted.push({ table, rows: rows[0]?.count ?? 0, isGone: erase === 'row' });
  }
  return counted.filter(({ rows }) => rows > 0);
}

/**
 * Takes a person out of the shop, in one write: the account with all that hangs on it goes, orders stay without the person. Nothing
 * is done where nothing is known. Mails that are files already are `eraseMailFiles`' affair.
 */
export async function erasePerson(store: Store, email: string): Promise<Erased[]> {
  const erase: WriteJob<Erased[]> = async (tx, changed) => {
    const person = await findPerson(tx, email);
    const comments = await tx
      .selectFrom('comments')
      .where((eb) => eb(lowerCase(eb.ref('email')), '=', person.email))
      .select('article_id')
      .execute();
    const done = await eraseEverywhere(tx, person);
    if (done.length === 0) return done;
    changed(...comments.map(({ article_id }) => `article:${article_id}`));
    const [id] = person.customerIds;
    await recordAudit(tx, 'customer_erased', BY_CLI, id === undefined ? '' : `customer:${id}`);
    return done;
  };
  return store.write(erase, { locks: [accountLock(email)] });
}

async function eraseEverywhere(tx: Tx, person: Person): Promise<Erased[]> {
  const done: Erased[] = [];
  for (const personal of PERSONAL_TABLES) {
    const rows = await eraseIn(tx, personal, person);
    if (rows > 0) done.push({ table: personal.table, rows, isGone: personal.erase === 'row' });
  }
  return done;
}

async function eraseIn(tx: Tx, { table, of, erase }: PersonalTable, person: Person): Promise<number> {
  const name = sql.table(table);
  const { rows } = await sql<Row>`select * from ${name} where ${of(person)}`.execute(tx);
  if (rows.length === 0) return 0;
  if (erase === 'row') {
    await sql`delete from ${name} where ${of(person)}`.execute(tx);
    return rows.length;
  }
  for (const row of rows) {
    const left = erase(row, person);
    if (left === 'row') {
      await sql`delete from ${name} where id = ${row.id}`.execute(tx);
      continue;
    }
    const values = Object.entries(left).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${name} set ${sql.join(values)} where id = ${row.id}`.execute(tx);
  }
  return rows.length;
}
