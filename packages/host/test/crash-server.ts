import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { databaseOptions } from './database-options.ts';

/** A host in a process of its own that can be killed and started again on the same data. */
export interface CrashServer {
  /** `http://localhost:…`; it changes with every start. */
  origin(): string;
  /** Number of kills so far. */
  kills(): number;
  /** SIGKILL, then a new process; resolves when it answers. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

const CLI = path.join(import.meta.dirname, '..', 'src', 'cli.ts');

/** Starts `vitrine serve` with this process's own Node. */
export async function startCrashServer(dirs: { shop: string; theme: string; data: string }): Promise<CrashServer> {
  let kills = 0;
  let current = await start(dirs);
  return {
    origin: () => current.origin,
    kills: () => kills,
    async killAndRestart() {
      kills += 1;
      await gone(current.child, 'SIGKILL');
      current = await start(dirs);
    },
    stop: () => gone(current.child, 'SIGTERM'),
  };
}

async function start(dirs: { shop: string; theme: string; data: string }) {
  const folders = ['--shop', dirs.shop, '--theme', dirs.theme, '--data', dirs.data];
  const args = [CLI, 'serve', ...folders, ...(await databaseOptions(dirs.data)), '--port', '0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed = '';
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
    const origin = /The shop is open: (http:\/\/\S+)/.exec(printed)?.[1];
    if (origin) resolve(origin);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.once('exit', () => reject(new Error(`The host did not start:\n${printed}`)));
  return { child, origin: await promise };
}

function gone(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
