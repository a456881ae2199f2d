import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { CannotRun } from '../report.ts';
import { installDebian, run, startServer, untilReady } from './run.ts';

export interface Postgres {
  port: number;
  password: string;
  /** Runs SQL as the owner of everything; rows as lines, columns between tabs. */
  sql(text: string, database?: string): string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (!newest) throw new CannotRun('PostgreSQL is not installed (Debian: apt-get install postgresql)');
  return join(DEBIAN, newest, 'bin');
}

/** It refuses to run as root: whoever is root runs it as Debian's `postgres`. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(run('id', [option, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** Debian's PostgreSQL with data of its own in `folder`, on a loopback port, with its own settings. */
export async function startPostgres(folder: string): Promise<Postgres> {
  if (!existsSync(DEBIAN)) installDebian('postgresql');
  const bin = programs();
  const owner = account();
  mkdirSync(folder, { recursive: true });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  const options = { ...owner, cwd: folder };
  if (!existsSync(join(data, 'PG_VERSION'))) {
    writeFileSync(secret, randomBytes(16).toString('hex'), { mode: 0o600 });
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(secret, owner.uid, owner.gid);
    run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'peer', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8'],
      options,
    );
  }
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  const server = startServer(
    join(bin, 'postgres'),
    ['-D', data, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    // Its fast way to stop.
    { ...options, log: join(folder, 'log'), endedBy: 'SIGINT' },
  );
  const env = { ...process.env, PGPASSWORD: password };
  const sql = (text: string, database = 'postgres') =>
    run(
      join(bin, 'psql'),
      [
        '-X',
        '-A',
        '-t',
        '-F',
        '\t',
        '-v',
        'ON_ERROR_STOP=1',
        '-h',
        '127.0.0.1',
        '-p',
        `${port}`,
        '-U',
        'peer',
        '-d',
        database,
        '-c',
        text,
      ],
      { ...options, env },
    ).trim();
  await untilReady('PostgreSQL', server.child, () => {
    try {
      return sql('SELECT 1') === '1';
    } catch {
      return false;
    }
  });
  return { port, password, sql, stop: server.stop };
}
