import { spawnSync } from 'node:child_process';
import { globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Where packages of the systems put PostgreSQL's programs, outside of PATH: Debian, Red Hat, Homebrew, EnterpriseDB. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/home/linuxbrew/.linuxbrew/opt/postgresql@*/bin',
  '/Library/PostgreSQL/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

const PROGRAM = process.platform === 'win32' ? 'postgres.exe' : 'postgres';

/** The version in a folder's path: 15 of `/usr/lib/postgresql/15/bin`. */
const versionIn = (path: string): number => Number(/(\d+)[/\\]bin$/.exec(path)?.[1] ?? 0);

/** Folders that have `postgres`: those of PATH, then the usual ones from the newest version on. */
export function installedFolders(path = process.env.PATH ?? '', places: readonly string[] = PLACES): string[] {
  const usual = globSync([...places]).toSorted((a, b) => versionIn(b) - versionIn(a));
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...usual];
  return [...new Set(folders.flatMap(withServer))];
}

/** A folder of PATH may have a link to `postgres` only: the other programs are beside the file it leads to. */
function withServer(folder: string): string[] {
  try {
    return [dirname(realpathSync(join(folder, PROGRAM)))];
  } catch {
    return [];
  }
}

/** The major version that a folder's `postgres` says it is; null where none is there, or it does not run. */
export function versionOf(bin: string): number | null {
  const { stdout } = spawnSync(join(bin, PROGRAM), ['--version'], { encoding: 'utf8', timeout: 10_000 });
  const version = /^postgres \(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return version === undefined ? null : Number(version);
}
