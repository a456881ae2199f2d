import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPort } from './own-port.fixture.ts';
import { root } from './project.ts';

/** ms to wait for a process on a machine that is busy with something else. */
const PATIENCE = 100_000;

let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-dev-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** `npm run dev` as npm starts it, once its shop is open. */
async function openDev(): Promise<{ child: ChildProcess; printed(): string; url: string }> {
  const port = await ownPort();
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'dev'], {
    env: { ...process.env, PORT: String(port), VITRINE_DATA: data, npm_lifecycle_event: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  await expect.poll(() => printed, { timeout: PATIENCE }).toContain('The shop is open');
  return { child, printed: () => printed, url: `http://localhost:${port}` };
}

/** Process ids of a process and of all that it has started, by name. */
function familyOf(pid: number): Map<number, string> {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
  const family = new Map([[pid, '']]);
  // Grows while it is walked.
  for (const [one] of family)
    for (const [id, parent, args = ''] of rows) if (Number(parent) === one) family.set(Number(id), args);
  return family;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Signals, and which process gets them. The last two end by the same lines as the others, and a start costs as much as a hundred tests. */
const ENDS = [
  ['SIGTERM', 'the front door'],
  ['SIGKILL', 'what starts the others'],
  ['SIGINT', 'the front door'],
  ['SIGKILL', 'the front door'],
] as const;
const tried = process.env.VITRINE_FULL === '1' ? ENDS : ENDS.slice(0, 2);

test.skipIf(process.platform === 'win32').for(tried)(
  'npm run dev ends all that it has started: %s of %s',
  async ([signal, who]) => {
    const { child, url } = await openDev();
    expect((await fetch(`${url}/_dev/@vite/client`)).status).toBe(200);
    const family = familyOf(child.pid ?? 0);
    const programs = [...family.values()].join('\n');
    for (const part of ['scripts/main.ts', 'compiler/src/cli.ts', 'host/src/cli.ts', 'apps/src/cli.ts'])
      expect(programs).toContain(part);
    const [main = 0] = [...family].find(([, args]) => args.includes('scripts/main.ts')) ?? [];
    process.kill(who === 'the front door' ? (child.pid ?? 0) : main, signal);
    await expect
      .poll(() => [...family].filter(([pid]) => isRunning(pid)).map(([, args]) => args), { timeout: PATIENCE })
      .toEqual([]);
  },
);
