import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { createChanges } from './changes.ts';
import { databaseFile } from './database-file.ts';
import { migrate } from './migrate.ts';
import type { Store } from './open.ts';
import type { Database } from './schema.ts';
import { type Connection, connect, openDriver } from './sqlite.ts';
import { REPLACED, stagedDefinition } from './staged-names.ts';
import { createWriter, type Tx } from './writer.ts';

/** The tables an import builds, in a file that no other process opens. */
export interface Staging {
  /** Reads and writes it; all tables are there, empty. */
  db: Tx;
  /** Copies the built tables next to the live ones, in many short writes. `swapStaging` puts them in place. */
  copy(): Promise<void>;
  /** Deletes built tables that were not put in place, and tables that were replaced. */
  close(): Promise<void>;
}

/** ms that one step of copying aims at: others who write wait about so long. */
const STEP = 100;
/** Rows of the first step; then as many as fit into `STEP`. */
const FIRST_ROWS = 1000;
/** ms of a pause after steps of `STEP` ms together: longer than the pause between two tries of a process that waits. */
const GAP = 50;
/** kB of the database that building may hold in memory: rows of a large catalogue go to places all over it. */
const CACHE = 256_000;

interface Definition {
  type: 'table' | 'index';
  name: string;
  table: string;
  sql: string;
}

/** The definitions of the tables an import replaces and of their indexes, as the file it builds in has them. */
function definitionsOf(raw: DatabaseSync): Definition[] {
  const rows = raw.prepare(
    'SELECT type, name, tbl_name AS "table", sql FROM built.sqlite_schema WHERE sql IS NOT NULL',
  );
  const order = new Map<string, number>(REPLACED.map((name, index) => [name, index]));
  return (rows.all() as unknown as Definition[])
    .filter(({ table }) => order.has(table))
    .toSorted((a, b) => (order.get(a.table) ?? 0) - (order.get(b.table) ?? 0));
}

const isVirtual = (definition: Definition) => /^CREATE\s+VIRTUAL\b/i.test(definition.sql);

/** The file an import builds in; deleted when the import has ended. */
const fileOf = (dataDir: string) => join(dataDir, 'import.db');

function removeFile(dataDir: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(fileOf(dataDir) + end, { force: true });
}

/** Opens an empty database. All that is built in it is one transaction. */
async function openBuilder(dataDir: string): Promise<Connection<Database>> {
  const builder = connect<Database>();
  const raw = openDriver(fileOf(dataDir), { readOnly: false });
  builder.use(raw);
  // A file that is lost with the process needs no journal.
  raw.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -${CACHE}; BEGIN`);
  await migrate(builder);
  return builder;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A connection for changes that others may come in between. */
interface Steps {
  raw: DatabaseSync;
  /** Runs one short write of its own. Returns its ms. */
  step(run: () => void): Promise<number>;
  close(): Promise<void>;
}

function openSteps(dataDir: string): Steps {
  const connection = connect<Database>();
  // The full-text index is copied as the tables it consists of.
  const raw = openDriver(databaseFile(dataDir), { readOnly: false, ownsShadowTables: true });
  connection.use(raw);
  // Nothing of it is worth waiting for the disk: the write that puts it in place waits for all before it. Foreign keys
  // were checked while building.
  raw.exec(`PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -${CACHE / 4}`);
  const { write, stop } = createWriter(connection, createChanges(), {
    ensureWritable: () => {},
    onOutcome: () => {},
  });
  let worked = 0;
  return {
    raw,
    async step(run) {
      const began = performance.now();
      let took = 0;
      await write(async () => {
        const start = performance.now();
        run();
        took = performance.now() - start;
      });
      worked += performance.now() - began;
      if (worked < STEP) return took;
      worked = 0;
      await pause(GAP);
      return took;
    },
    async close() {
      await stop();
      await connection.close();
    },
  };
}

/**
 * Copies the built tables to `next_` ones of the live database: rows in the order of their keys and indexes afterwards, so
 * that every page of the file is written about once.
 */
async function copyBuilt(store: Store): Promise<void> {
  const { raw, step, close } = openSteps(store.dataDir);
  async function copyRows(from: string, to: string): Promise<void> {
    const columns = raw.prepare(`SELECT name, pk FROM pragma_table_info('${from}', 'built')`).all() as unknown as {
      name: string;
      pk: number;
    }[];
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    const order = key.length > 0 ? key.map(({ name }) => `"${name}"`).join(', ') : 'rowid';
    const insert = raw.prepare(
      `INSERT INTO main."${to}" (${names}) SELECT ${names} FROM built."${from}" ORDER BY ${order} LIMIT ? OFFSET ?`,
    );
    let rows = FIRST_ROWS;
    let offset = 0;
    for (;;) {
      let copied = 0;
      const took = await step(() => {
        copied = Number(insert.run(rows, offset).changes);
      });
      if (copied < rows) return;
      offset += copied;
      rows = Math.max(FIRST_ROWS, Math.round(rows * Math.min(2, STEP / Math.max(1, took))));
    }
  }
  try {
    raw.prepare('ATTACH ? AS built').run(fileOf(store.dataDir));
    const definitions = definitionsOf(raw);
    const tables = definitions.filter(({ type }) => type === 'table');
    await step(() => {
      for (const { sql: definition } of tables) raw.exec(stagedDefinition(definition));
    });
    for (const table of tables) {
      if (!isVirtual(table)) {
        await copyRows(table.name, `next_${table.name}`);
        continue;
      }
      const parts = raw
        .prepare(
          `SELECT name FROM built.sqlite_schema WHERE type = 'table' AND name LIKE '${table.name}\\_%' ESCAPE '\\'`,
        )
        .all() as unknown as { name: string }[];
      for (const { name } of parts) {
        await step(() => raw.exec(`DELETE FROM main."next_${name}"`));
        await copyRows(name, `next_${name}`);
      }
    }
    for (const index of definitions.filter(({ type }) => type === 'index')) {
      const on = stagedDefinition(index.sql.slice(index.sql.search(/\bON\b/i)));
      const unique = /^CREATE\s+UNIQUE\b/i.test(index.sql) ? 'UNIQUE ' : '';
      // Names of indexes are unique in a database and cannot be changed: every import uses those that the last one did not.
      const isTaken = raw.prepare("SELECT 1 FROM main.sqlite_schema WHERE type = 'index' AND name = ?").get(index.name);
      const name = isTaken ? `next_${index.name}` : index.name;
      await step(() => raw.exec(`CREATE ${unique}INDEX "${name}" ${on}`));
    }
  } finally {
    await close();
  }
}

/**
 * Begins to build what replaces the live tables. Whoever calls holds the lock `import` of the data folder; what an earlier
 * import has left, killed, is removed first.
 */
export async function openStaging(store: Store): Promise<Staging> {
  await removeStaging(store);
  const builder = await openBuilder(store.dataDir);
  return {
    db: builder.db,
    async copy() {
      builder.execute('COMMIT');
      await builder.close();
      await copyBuilt(store);
    },
    async close() {
      await builder.close();
      await removeStaging(store);
    },
  };
}

/** Puts the copied tables in the place of the live ones, which are `gone_` tables then: names change, no row moves. */
export async function swapStaging(tx: Tx): Promise<void> {
  for (const table of REPLACED) {
    await sql.raw(`ALTER TABLE "${table}" RENAME TO "gone_${table}"`).execute(tx);
    await sql.raw(`ALTER TABLE "next_${table}" RENAME TO "${table}"`).execute(tx);
  }
}

/** Removes what an import has left, finished or killed: each table in a write of its own, children before parents. */
export async function removeStaging(store: Store): Promise<void> {
  removeFile(store.dataDir);
  const left = new Set(await stagingLeft(store));
  if (left.size === 0) return;
  const { raw, step, close } = openSteps(store.dataDir);
  try {
    for (const table of REPLACED.toReversed())
      for (const name of [`next_${table}`, `gone_${table}`])
        if (left.has(name)) await step(() => raw.exec(`DROP TABLE "${name}"`));
  } finally {
    await close();
  }
}

/** Names of the tables that an import is building or has left. */
export async function stagingLeft({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const names = REPLACED.flatMap((table) => [`next_${table}`, `gone_${table}`]);
  const rows = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name in (select value from json_each(${JSON.stringify(names)}))`.execute(
    db,
  );
  return rows.rows.map(({ name }) => name);
}
