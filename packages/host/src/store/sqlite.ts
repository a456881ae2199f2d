import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';

/** Statements kept prepared on one connection; the oldest is dropped first. */
const KEPT_STATEMENTS = 400;

export interface Connection<Schema> {
  /** The driver itself, for pragmas and transactions. */
  raw: DatabaseSync;
  db: Kysely<Schema>;
}

function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue;
}

class Statement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(bindable));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...parameters.map(bindable));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(bindable));
  }
}

/**
 * One connection to a database file, with Kysely over it. Kysely's own SQLite dialect asks of a driver only what this file
 * gives it; see docs/decisions/0003-store.md for why no dialect package stands between.
 */
export function connect<Schema>(file: string, options: { readOnly: boolean }): Connection<Schema> {
  const raw = new DatabaseSync(file, { readOnly: options.readOnly, timeout: 5000, enableForeignKeyConstraints: true });
  // SQLite's own knows the letters of English only: a rule for "Été" would never find it. Other databases know them all.
  raw.function('lower', { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()));
  const kept = new Map<string, Statement>();
  const prepare = (text: string): Statement => {
    const known = kept.get(text);
    if (known) return known;
    const statement = new Statement(raw.prepare(text));
    if (kept.size >= KEPT_STATEMENTS) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(text, statement);
    return statement;
  };
  const close = (): void => {
    kept.clear();
    if (raw.isOpen) raw.close();
  };
  return { raw, db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: { prepare, close } }) }) };
}
