import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** Databases and folders of one test file, which are removed at its end. */
export interface EmptyPlaces {
  /** The URL of a new, empty database on the server of the run. */
  database(): Promise<string>;
  /** A folder that is not there yet. */
  folder(): string;
  remove(): Promise<void>;
}

const server = process.env.VITRINE_TEST_DATABASE;

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
  const names: string[] = [];
  let folders = 0;
  return {
    async database() {
      const name = `place_${randomBytes(6).toString('hex')}`;
      await onDatabase(server ?? '', `CREATE DATABASE ${name} TEMPLATE template0`);
      names.push(name);
      const url = new URL(server ?? '');
      url.pathname = `/${name}`;
      return url.href;
    },
    folder() {
      folders += 1;
      return path.join(dir, `data-${folders}`);
    },
    async remove() {
      for (const name of names) await onDatabase(server ?? '', `DROP DATABASE ${name} WITH (FORCE)`);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
