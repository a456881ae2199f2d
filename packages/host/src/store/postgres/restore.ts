import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { backupKind } from '../backup-kind.ts';
import { FOREIGN, newestSchema } from '../migrate.ts';
import { archiveContent, readArchive } from './archive.ts';
import { clientPrograms } from './client-programs.ts';
import { holdClosed } from './hold-closed.ts';
import { programDatabase, runProgram } from './run-program.ts';
import { keptSchema } from './schema-names.ts';
import { liveSchema, moveStatements, objectsOf } from './schema-objects.ts';
import { connectAlone } from './single-client.ts';

export interface RestoredPostgres {
  /** The schema with the shop that was there; null where there was none. */
  kept: string | null;
  /** The number of the schema that was restored. */
  schema: number;
}

/** Refuses what cannot be a backup, with a sentence. */
function needArchive(file: string): void {
  const info = statSync(file, { throwIfNoEntry: false });
  if (!info) throw new Error(`There is no file ${file}.`);
  if (!info.isFile()) throw new Error(`${file} is not a file.`);
  const kind = backupKind(file);
  if (kind === 'sqlite')
    throw new Error(
      `${file} is a backup of a shop in SQLite. Restore it into a folder (leave out --database and DATABASE_URL), and move that with "vitrine move".`,
    );
  if (kind === null) throw new Error(`${file} is not a backup of a shop.`);
}

async function send(input: Writable, text: string): Promise<void> {
  if (!input.write(text)) await once(input, 'drain');
}

/** What `psql` runs before the archive: the shop that is there goes into a schema of its own. */
async function before(client: ClientBase, live: string, kept: string): Promise<{ text: string; hasShop: boolean }> {
  const objects = await objectsOf(client, live);
  const hasShop = objects.tables.length > 0;
  if (hasShop && !objects.tables.includes('migrations')) throw new Error(FOREIGN);
  const aside = hasShop ? [`CREATE SCHEMA ${kept}`, ...moveStatements(objects, live, kept)] : [];
  return { text: ['BEGIN', ...aside].map((statement) => `${statement};\n`).join(''), hasShop };
}

/** What it runs after the archive. `note` has its own statements. */
function after(live: string, note: string): string {
  const schema = escapeIdentifier(live);
  // The archive empties search_path.
  return `
    SET LOCAL search_path TO ${schema}, pg_catalog;
    DO $$ BEGIN
      IF (SELECT max(number) FROM migrations) > ${newestSchema} THEN
        RAISE EXCEPTION 'The backup was written by a newer version of Vitrine (schema %, this version knows ${newestSchema}). Update Vitrine first.',
          (SELECT max(number) FROM migrations);
      END IF;
    END $$;
    ${note}
    COMMIT;
  `;
}

/**
 * Replaces the shop of a PostgreSQL database with a backup, in one transaction: killed anywhere, it leaves the one or the other. The archive is
 * read to its end first. The shop that was there stays in a schema of its own. `noteOf` returns statements that are run in the restored shop.
 * Throws a sentence where nodes are connected, or the backup cannot be restored; then nothing has changed.
 */
export async function restorePostgres(
  database: string,
  file: string,
  now: Date,
  noteOf: (quote: (text: string) => string) => string = () => '',
): Promise<RestoredPostgres> {
  needArchive(file);
  const client = await connectAlone(database, 'vitrine restore');
  try {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    const programs = clientPrograms(['pg_restore', 'psql'], rows[0]?.version ?? 0);
    const content = await archiveContent(programs.pg_restore, file);
    await readArchive(programs.pg_restore, file);
    const live = await liveSchema(client);
    if (content.schema !== live)
      throw new Error(
        `${file} is of a shop in the schema "${content.schema}", and this database has its tables in "${live}".`,
      );
    await holdClosed(client, 'A restore takes the place of what they have.');
    const kept = keptSchema('restore', now);
    const { text, hasShop } = await before(client, live, kept);
    await run(programs, database, { file, live, text, end: after(live, noteOf(escapeLiteral)) });
    const { rows: restored } = await client.query<{ number: number }>(
      `SELECT max(number) AS number FROM ${escapeIdentifier(live)}.migrations`,
    );
    return { kept: hasShop ? kept : null, schema: restored[0]?.number ?? 0 };
  } finally {
    await client.end();
  }
}

async function run(
  programs: Record<'pg_restore' | 'psql', string>,
  database: string,
  { file, live, text, end }: { file: string; live: string; text: string; end: string },
): Promise<void> {
  const { url, env } = programDatabase(database);
  const psql = runProgram(
    programs.psql,
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', `--dbname=${url}`],
    { env, input: true },
  );
  // Of the two it is the one that says why.
  psql.ended.catch(() => {});
  const { input } = psql;
  if (!input) return;
  // It has ended before it has read everything: its end says why.
  input.on('error', () => {});
  const restore = runProgram(
    programs.pg_restore,
    ['--file=-', '--no-owner', '--no-privileges', `--schema=${live}`, file],
    { env: process.env, output: true },
  );
  restore.ended.catch(() => {});
  try {
    await send(input, text);
    if (restore.output) await pipeline(restore.output, input, { end: false });
    await restore.ended;
    await send(input, end);
    input.end();
  } catch (error) {
    // Without a COMMIT nothing has happened.
    restore.kill();
    input.destroy();
    await psql.ended;
    throw error;
  }
  await psql.ended;
}
