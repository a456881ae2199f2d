import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export interface RunningShop {
  url: string;
  pid: number;
  /** ms from spawning the process to its first healthy answer. */
  startMs: number;
  stop(): Promise<void>;
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The shop stopped while starting.');
    try {
      if ((await fetch(`${url}/_host/health`)).ok) return;
    } catch {
      await wait(5);
    }
  }
}

/** Starts the demo shop as a process of its own, with its data in `data`. `args` are further options of `serve`. */
export async function startShop(data: string, args: string[] = []): Promise<RunningShop> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      'packages/host/src/cli.ts',
      'serve',
      '--shop',
      'shop',
      '--theme',
      'dist/theme',
      '--data',
      data,
      '--port',
      `${port}`,
      // All measurements come from one address.
      '--new-bags',
      '1000000',
      ...args,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://localhost:${port}`;
  await untilHealthy(url, child);
  const startMs = performance.now() - began;
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Memory of a process in MB, as the system counts it; 0 where it can't be read. */
export function residentMB(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
