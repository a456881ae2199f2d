import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The file of the database in a data folder. Rejects where there is none. */
export async function databaseIn(data: string): Promise<string> {
  const name = (await readdir(data)).find((one) => one.endsWith('.db'));
  if (!name) throw new Error(`There is no database in ${data}.`);
  return path.join(data, name);
}
