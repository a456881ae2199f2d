import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { giveBackDatabase, lendEmptyDatabase } from '../postgres/schema/empty-database.fixture.ts';

/** Databases and folders of one test file, which nobody uses any more at its end. */
export interface EmptyPlaces {
  /** The URL of an empty database on the server of the run. */
  database(): Promise<string>;
  /** A folder that is not there yet. */
  folder(): string;
  remove(): Promise<void>;
}

/** Runs a statement on a database, and answers its rows. */
export async function onDatabase(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

export async function emptyPlaces(): Promise<EmptyPlaces> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-places-'));
  const databases: string[] = [];
  let folders = 0;
  return {
    async database() {
      const url = await lendEmptyDatabase();
      databases.push(url);
      return url;
    },
    folder() {
      folders += 1;
      return path.join(dir, `data-${folders}`);
    },
    async remove() {
      for (const url of databases.splice(0)) giveBackDatabase(url);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
