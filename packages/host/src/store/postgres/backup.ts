import { chmodSync, closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { needNewFile } from '../backup.ts';
import { nameNew, partOf, removeDeadParts } from '../copy-database.ts';
import { syncPath } from '../sync-path.ts';
import { archiveContent, readArchive } from './archive.ts';
import { clientPrograms } from './client-programs.ts';
import { programDatabase, runProgram } from './run-program.ts';
import { liveSchema, objectsOf } from './schema-objects.ts';
import { connectAlone } from './single-client.ts';

/** The tables of the shop in a database, the schema they are in, and the server's major version. */
async function shopIn(database: string): Promise<{ schema: string; tables: string[]; version: number }> {
  const client = await connectAlone(database, 'vitrine backup');
  try {
    const schema = await liveSchema(client);
    const { tables } = await objectsOf(client, schema);
    if (!tables.includes('migrations')) throw new Error('There is no shop in that database.');
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    return { schema, tables, version: rows[0]?.version ?? 0 };
  } finally {
    await client.end();
  }
}

/**
 * Copies the shop of a PostgreSQL database as of one moment with `pg_dump`, while nodes read and write it. The file appears complete and read to
 * its end once, and only its owner may read it. Throws a sentence; then the target is unchanged.
 */
export async function backUpPostgres(database: string, file: string, { replace }: { replace: boolean }): Promise<void> {
  needNewFile(file, replace);
  const { schema, tables, version } = await shopIn(database);
  const { pg_dump: pgDump, pg_restore: pgRestore } = clientPrograms(['pg_dump', 'pg_restore'], version);
  const { url, env } = programDatabase(database);
  const part = partOf(file);
  removeDeadParts(file);
  try {
    // Made here, so that nobody else can read it from its first byte on.
    closeSync(openSync(part, 'wx', 0o600));
    await runProgram(
      pgDump,
      [
        ...['--format=custom', `--schema="${schema}"`, '--no-owner', '--no-privileges', `--file=${part}`],
        // What nodes have told each other in the last hour is worth nothing to others.
        `--exclude-table-data="${schema}".changes`,
        `--dbname=${url}`,
      ],
      { env },
    ).ended;
    chmodSync(part, 0o600);
    const content = await archiveContent(pgRestore, part);
    const missing = tables.filter((table) => table !== 'changes' && !content.tables.includes(table));
    if (missing.length > 0) throw new Error(`The copy lacks ${missing.join(', ')}, and was thrown away.`);
    await readArchive(pgRestore, part);
    syncPath(part);
    if (replace) renameSync(part, file);
    else nameNew(part, file);
    syncPath(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}
