import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { setRunner } from './engine.ts';
import { StoreError, type StoreFault, storeError } from './store-error.ts';

/** Prepared statements cached for one connection; the oldest is dropped first. */
const MOST_STATEMENTS = 400;

/** ms a reader waits, blocking the process: in WAL mode it does so only while another process recovers or closes the database. */
const READER_WAIT = 200;

/** A connection to the database file whose driver can be replaced: a file that could not be opened may be openable later. */
export interface Connection<Schema> {
  /** The driver. Throws StoreError where the file is not open. */
  raw(): DatabaseSync;
  db: Kysely<Schema>;
  /** Runs a statement without parameters or results. */
  execute(text: string): void;
  /** Closes the current driver and uses another one; null: none, because of `fault`. */
  use(raw: DatabaseSync | null, fault?: StoreFault): void;
  close(): Promise<void>;
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue;
}

/** Runs a driver call and converts its errors to StoreError. `met` is called with them. */
function driven<T>(run: () => T, met: (error: StoreError) => void = () => {}): T {
  try {
    return run();
  } catch (error) {
    const known = storeError(error);
    if (known instanceof StoreError) met(known);
    throw known;
  }
}

class Statement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #met: (error: StoreError) => void;

  constructor(statement: StatementSync, met: (error: StoreError) => void) {
    this.#statement = statement;
    this.#met = met;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return driven(() => this.#statement.all(...parameters.map(bindable)), this.#met);
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return driven(() => this.#statement.run(...parameters.map(bindable)), this.#met);
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return driven(() => this.#statement.iterate(...parameters.map(bindable)), this.#met);
  }
}

/**
 * Opens a database file. A writer never waits for a lock: waiting here stops the whole process (`writer.ts` waits without).
 * `ownsShadowTables`: the tables a full-text index
 * consists of may be written by themselves. Errors are StoreErrors.
 */
export function openDriver(
  file: string | URL,
  { readOnly, ownsShadowTables = false }: { readOnly: boolean; ownsShadowTables?: boolean },
): DatabaseSync {
  return driven(() => {
    const timeout = readOnly ? READER_WAIT : 0;
    const raw = new DatabaseSync(file, {
      readOnly,
      timeout,
      enableForeignKeyConstraints: true,
      defensive: !ownsShadowTables,
    });
    // SQLite's own knows the letters of English only: a rule for "Été" would never find it. Other databases know them all.
    raw.function('lower', { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()));
    return raw;
  });
}

/**
 * A connection with Kysely over it. Kysely's own SQLite dialect needs no more of a driver than this file implements;
 * docs/decisions/0003-store.md has the reason for no dialect package. `met` is called with every error of the database or its disk.
 */
export function connect<Schema>(met: (error: StoreError) => void = () => {}): Connection<Schema> {
  let driver: DatabaseSync | null = null;
  let reason: StoreFault = 'disk';
  const prepared = new Map<string, Statement>();
  const raw = (): DatabaseSync => {
    if (driver) return driver;
    throw new StoreError(reason);
  };
  const prepare = (text: string): Statement => {
    const known = prepared.get(text);
    if (known) return known;
    const statement = driven(() => new Statement(raw().prepare(text), met), met);
    if (prepared.size >= MOST_STATEMENTS) for (const oldest of prepared.keys()) if (prepared.delete(oldest)) break;
    prepared.set(text, statement);
    return statement;
  };
  const use = (next: DatabaseSync | null, fault: StoreFault = 'disk'): void => {
    prepared.clear();
    if (driver?.isOpen) driver.close();
    driver = next;
    reason = fault;
  };
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close: () => use(null) } }) });
  setRunner(db, {
    engine: 'sqlite',
    run(text, parameters) {
      const statement = prepare(text);
      if (statement.reader) return statement.all(parameters);
      statement.run(parameters);
      return [];
    },
  });
  return {
    raw,
    db,
    execute: (text) => void prepare(text).run([]),
    use,
    async close() {
      await db.destroy();
      use(null);
    },
  };
}
