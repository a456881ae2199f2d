import { runProgram } from './run-program.ts';

/** What an archive of `pg_dump` has, by its own list. */
export interface ArchiveContent {
  /** The schema of the shop's tables. */
  schema: string;
  /** Names of the tables whose rows are in it. */
  tables: string[];
}

/** `4711; 0 16385 TABLE DATA public orders postgres`; names have no spaces in them. */
const ROWS = /^\d+; \d+ \d+ TABLE DATA (\S+) (\S+) /;

/** Reads the list of an archive. Throws a sentence where it is no archive of a shop. */
export async function archiveContent(pgRestore: string, file: string): Promise<ArchiveContent> {
  const { output, ended } = runProgram(pgRestore, ['--list', file], { env: process.env, output: true });
  let text = '';
  output?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  await ended;
  const rows = text.split('\n').flatMap((line) => {
    const [, schema, table] = ROWS.exec(line) ?? [];
    return schema === undefined || table === undefined ? [] : [{ schema, table }];
  });
  const schema = rows.find(({ table }) => table === 'migrations')?.schema;
  if (schema === undefined) throw new Error(`${file} is not a backup of a shop.`);
  return { schema, tables: rows.filter((row) => row.schema === schema).map(({ table }) => table) };
}

/** Reads an archive to its end, all rows included. Throws what `pg_restore` says of it. */
export async function readArchive(pgRestore: string, file: string): Promise<void> {
  await runProgram(pgRestore, ['--file=-', file], { env: process.env }).ended;
}
