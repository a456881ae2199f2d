import { holdTestDatabase } from '../src/store/test-store.ts';

/**
 * Options of the command line, of a process of its own, that name a data folder's database: where tests have their shops in PostgreSQL. It is the
 * folder's until `dropTestDatabase`.
 */
export async function databaseOptions(dataDir: string): Promise<string[]> {
  const database = await holdTestDatabase(dataDir);
  return database === undefined ? [] : ['--database', database];
}
