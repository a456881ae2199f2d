import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** PostgreSQL's own programs that a backup and a restore need. */
export type ProgramName = 'pg_dump' | 'pg_restore' | 'psql';

/** Where packages of the systems put them, outside of PATH: Debian, Red Hat, Homebrew, EnterpriseDB. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/{postgresql@*,libpq}/bin',
  '/usr/local/opt/{postgresql@*,libpq}/bin',
  '/home/linuxbrew/.linuxbrew/opt/{postgresql@*,libpq}/bin',
  '/Library/PostgreSQL/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

const END = process.platform === 'win32' ? '.exe' : '';

/** ms a program may take to say its version. */
const PATIENCE = 10_000;

function versionOf(program: string): number | null {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: PATIENCE });
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return version === undefined ? null : Number(version);
}

/** The folders that are looked at: those of PATH, then the usual ones. */
export const programFolders = (path = process.env.PATH ?? '', places: readonly string[] = PLACES): string[] => [
  ...new Set([...path.split(delimiter).filter((folder) => folder !== ''), ...globSync([...places])]),
];

/**
 * The paths of PostgreSQL's programs for a server of a major version: those of the same version, else of the next newer one, as an older `pg_dump`
 * refuses a server. Throws a sentence where a folder has not all of them.
 */
export function clientPrograms<Name extends ProgramName>(
  names: readonly Name[],
  server: number,
  folders: readonly string[] = programFolders(),
): Record<Name, string> {
  const found = folders
    .filter((folder) => names.every((name) => existsSync(join(folder, name + END))))
    .map((folder) => ({ folder, version: versionOf(join(folder, `${names[0]}${END}`)) ?? 0 }))
    .filter(({ version }) => version >= server)
    .toSorted((a, b) => a.version - b.version);
  const [best] = found;
  if (!best)
    throw new Error(
      `This needs ${names.join(' and ')} of PostgreSQL ${server} or newer, which are not installed (Debian: "apt-get install postgresql-client-${server}", macOS: "brew install libpq"). docs/run-at-scale.md says what to run on another machine.`,
    );
  const paths: Partial<Record<Name, string>> = {};
  for (const name of names) paths[name] = join(best.folder, name + END);
  return paths as Record<Name, string>;
}
