import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Expression, sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../open.ts';
import { dropTestDatabase, openTestStore } from '../test-store.ts';

/** A database of the engine that the run tests: the values of expressions in it. */
export interface Evaluation {
  store(): Store;
  /** The value of an expression, as a query would have it. */
  value<T>(expression: Expression<T>): Promise<T>;
}

/** Call it at the top of a test file. */
export function evaluateInDatabase(): Evaluation {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-sql-'));
  let open: Store | undefined;
  const store = (): Store => {
    if (!open) throw new Error('The database is open within tests only.');
    return open;
  };
  beforeAll(async () => {
    open = await openTestStore(dataDir);
  });
  afterAll(async () => {
    await store().close();
    await dropTestDatabase(dataDir);
    rmSync(dataDir, { recursive: true });
  });
  return {
    store,
    async value<T>(expression: Expression<T>) {
      const { rows } = await sql<{ value: T }>`select ${expression} as value`.execute(store().db);
      const [row] = rows;
      if (!row) throw new Error('No row.');
      return row.value;
    },
  };
}

/** A text as a column has it: of a type that the database knows. */
export const text = (value: string | null) => sql<string>`cast(${value} as text)`;
