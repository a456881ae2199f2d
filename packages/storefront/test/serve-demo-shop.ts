import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoShop } from './demo-shop.ts';

const project = join(import.meta.dirname, '../../..');

interface ServedShop extends DemoShop {
  /** Ends the host and removes its data. */
  close(): Promise<void>;
}

/** Serves the demo shop with a theme: a host in a process of its own, on a free port and new data. It ends with this process. */
export async function serveDemoShop(theme: string): Promise<ServedShop> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  const cli = join(project, 'packages/host/src/cli.ts');
  const folders = ['--shop', join(project, 'shop'), '--theme', theme, '--data', data];
  const child = spawn(process.execPath, [cli, 'serve', ...folders, '--port', '0', '--new-bags', '100000'], {
    // The channel is how the host learns that this process was killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    origin: await originOf(child),
    data,
    async close() {
      await ended(child);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Resolves when the host says where it is; throws what it printed when it ends instead. */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /The shop is open: (http:\/\/\S+)/.exec(printed)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The host did not start:\n${printed}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
