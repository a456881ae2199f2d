import { spawnSync } from 'node:child_process';

/** Settings of servers for tests, unless the caller has others: nothing survives them, and nothing runs by the clock. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // A socket's path may have about 100 characters, which temporary folders often exceed.
  unix_socket_directories: '',
  max_connections: '400',
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What fails on purpose in tests is not repeated with its text.
  log_min_error_statement: 'panic',
};

/** The arguments of `postgres` for settings, which win over those for tests. */
export const settingsArguments = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The locale of letters: what is upper and lower case. Texts are ordered by their bytes in every one of them. */
function localeOfLetters(): string {
  const { stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8', timeout: 10_000 });
  const known = new Set((stdout ?? '').split(/\r?\n/).map((name) => name.toLowerCase().replace('utf8', 'utf-8')));
  return ['C.UTF-8', 'en_US.UTF-8'].find((name) => known.has(name.toLowerCase())) ?? 'C';
}

/** The arguments of `initdb`. Messages are English: they are read. */
export const initArguments = (data: string): string[] => [
  `--pgdata=${data}`,
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  `--lc-ctype=${localeOfLetters()}`,
  '--no-sync',
  '--no-instructions',
];

/** The environment of PostgreSQL's programs, without what would lead them to another server or language. */
export const environment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)));
