import type { ClientBase } from 'pg';
import { FOREIGN } from '../migrate.ts';
import { runOn } from '../postgres/connections.ts';
import { kyselyOver } from '../postgres/dialect.ts';
import { postgresError } from '../postgres/faults.ts';
import { holdClosed } from '../postgres/hold-closed.ts';
import { migratePostgres } from '../postgres/migrate.ts';
import { keptSchema, MOVING } from '../postgres/schema-names.ts';
import { liveSchema, moveStatements, objectsOf } from '../postgres/schema-objects.ts';
import { connectAlone } from '../postgres/single-client.ts';
import { StoreError } from '../store-error.ts';
import { deferIndexes } from './deferred-indexes.ts';
import type { MoveTarget, MoveTargetOptions } from './places.ts';
import { postgresRows, sequencesOf } from './postgres-rows.ts';
import { refusedRow } from './refused-row.ts';
import type { Row, TableShape } from './table-rows.ts';

/** The sequence of numbers of orders, which belongs to no table. */
const ORDER_NUMBERS = 'order_numbers';

/** Advances the sequences past the numbers that rows have, and past those of rows that are gone. */
async function advance(client: ClientBase, lastNumbers: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, sequence] of await sequencesOf(client)) {
    const used = name === ORDER_NUMBERS ? '(SELECT max(number) FROM orders)' : `(SELECT max(id) FROM "${name}")`;
    await client.query(
      `SELECT setval($1::regclass, last.number) FROM (SELECT greatest(${used}, $2::bigint) AS number) last
        WHERE last.number >= (SELECT min_value FROM pg_sequences WHERE format('%I.%I', schemaname, sequencename)::regclass = $1::regclass)`,
      [sequence, lastNumbers.get(name) ?? null],
    );
  }
}

/** Tells the planner what the tables have: nodes that open at once would scan them otherwise. */
async function analyze(client: ClientBase): Promise<void> {
  const { tables } = await objectsOf(client, MOVING);
  await client.query(`ANALYZE ${tables.join(', ')}`);
}

async function dropMoving(client: ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${MOVING} CASCADE`);
}

/** Inserts rows together; where one is refused, by halves, until it is known. */
async function insertRows(client: ClientBase, table: string, shape: TableShape, rows: readonly Row[]): Promise<void> {
  const names = shape.columns.map((name) => `"${name}"`).join(', ');
  const values = rows.map((row) => Object.fromEntries(shape.columns.map((name, at) => [name, row[at]])));
  try {
    await client.query({
      name: `insert ${table}`,
      text: `INSERT INTO "${table}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      values: [JSON.stringify(values)],
    });
  } catch (error) {
    const known = postgresError(error);
    const [row] = rows;
    if (known instanceof StoreError || !row) throw known;
    if (rows.length === 1) throw refusedRow(table, shape, row, error);
    const half = Math.ceil(rows.length / 2);
    await insertRows(client, table, shape, rows.slice(0, half));
    await insertRows(client, table, shape, rows.slice(half));
  }
}

/**
 * Begins an empty shop in a schema of its own, which takes the place of the live one at the end. Throws a sentence where nodes are connected, or
 * the database has a shop, unless it may be replaced, or another program's tables.
 */
export async function openPostgresTarget(database: string, { replace }: MoveTargetOptions): Promise<MoveTarget> {
  const client = await connectAlone(database, 'vitrine move');
  let live: string;
  let finishIndexes: () => Promise<void>;
  try {
    live = await liveSchema(client);
    const { tables } = await objectsOf(client, live);
    if (tables.length > 0 && !tables.includes('migrations')) throw new Error(FOREIGN);
    if (tables.length > 0 && !replace)
      throw new Error(
        'That database has a shop. Name another one, or keep that shop in a schema of its own with --force.',
      );
    await holdClosed(client);
    await dropMoving(client);
    // Whoever is killed from here on leaves this schema: an empty database that has it is not opened (`migrate.ts`).
    await client.query(`CREATE SCHEMA ${MOVING}`);
    await client.query(`SET search_path TO ${MOVING}; SET synchronous_commit = off`);
    await migratePostgres(client);
    finishIndexes = await deferIndexes(client);
  } catch (error) {
    await client.end();
    throw postgresError(error);
  }
  const rows = postgresRows(client);
  return {
    rows,
    db: kyselyOver(runOn(client)),
    insert: (table, shape, some) => insertRows(client, table, shape, some),
    async finishRows(lastNumbers) {
      await advance(client, lastNumbers);
      await finishIndexes();
      await analyze(client);
    },
    async seal() {
      // The full-text index has come since.
      await analyze(client);
      // As of one moment: cursors read in a transaction.
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    },
    async putInPlace(now) {
      await client.query('COMMIT');
      const before = await objectsOf(client, live);
      const kept = before.tables.length > 0 ? keptSchema('move', now) : null;
      const statements = [
        'BEGIN',
        // Waits for all that was written without waiting.
        'SET LOCAL synchronous_commit = on',
        ...(kept === null ? [] : [`CREATE SCHEMA ${kept}`, ...moveStatements(before, live, kept)]),
        ...moveStatements(await objectsOf(client, MOVING), MOVING, live),
        `DROP SCHEMA ${MOVING}`,
        'COMMIT',
      ];
      for (const statement of statements) await client.query(statement);
      return kept;
    },
    async close() {
      try {
        // Of what was being compared, or put in place.
        await client.query('ROLLBACK');
        await dropMoving(client);
      } finally {
        await client.end();
      }
    },
  };
}
