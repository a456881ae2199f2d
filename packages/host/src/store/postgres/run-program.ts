import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Characters of what a program has said that are printed. */
const SHOWN = 2000;

/** How to reach a database without its password on a command line, which every user of the machine can read. */
export interface ProgramDatabase {
  /** For `--dbname`. */
  url: string;
  env: NodeJS.ProcessEnv;
}

/** Settings in a URL that only the driver knows: PostgreSQL's programs refuse them. */
const DRIVERS_OWN = ['password', 'uselibpqcompat', 'application_name'];

/** The URL of a database as PostgreSQL's programs take it: the password is in their environment. */
export function programDatabase(database: string, env: NodeJS.ProcessEnv = process.env): ProgramDatabase {
  const url = new URL(database);
  const password = url.password === '' ? url.searchParams.get('password') : decodeURIComponent(url.password);
  url.password = '';
  for (const name of DRIVERS_OWN) url.searchParams.delete(name);
  return { url: url.href, env: { ...env, LC_ALL: 'C', ...(password !== null && { PGPASSWORD: password }) } };
}

export interface RunningProgram {
  input: Writable | null;
  output: Readable | null;
  /** Resolves when it has ended well. Throws what it has said. */
  ended: Promise<void>;
  kill(): void;
}

function endOf(child: ChildProcess, name: string): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SHOWN);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${name} has failed: ${said.replaceAll(/^psql:<stdin>:\d+: /gm, '').trim() || (signal ?? `exit code ${code}`)}`,
          ),
        );
    });
  });
}

/** Starts a program. `input`, `output`: a stream to it and from it; otherwise there is none. Killed when this process ends. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, input = false, output = false }: { env: NodeJS.ProcessEnv; input?: boolean; output?: boolean },
): RunningProgram {
  const child = spawn(program, args, { env, stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'] });
  const kill = () => void child.kill();
  process.once('exit', kill);
  const name = program.replace(/^.*[\\/]/, '');
  const ended = endOf(child, name).finally(() => process.off('exit', kill));
  return { input: child.stdin, output: child.stdout, ended, kill };
}
