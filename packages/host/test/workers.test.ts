import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dropTestDatabase, holdTestDatabase, isOnPostgres } from '../src/store/test-store.ts';
import { startLoad } from './constant-load.ts';
import { writeShopFolder } from './shop-folder.ts';

const onPostgres = test.skipIf(!isOnPostgres || process.platform === 'win32');
const CLI = path.join(import.meta.dirname, '..', 'src', 'cli.ts');
const LOAD = [
  { method: 'GET', path: '/products/slip-dress' },
  { method: 'GET', path: '/search?q=silk' },
  { method: 'POST', path: '/cart/update.js', body: JSON.stringify({ note: 'as a gift' }) },
  { method: 'GET', path: '/cart.js' },
] as const;

let dir = '';
let data = '';
const started: ChildProcess[] = [];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-workers-'));
  data = path.join(dir, 'data');
  await writeShopFolder(path.join(dir, 'shop'));
  await cp(path.join(import.meta.dirname, 'fixtures', 'theme'), path.join(dir, 'theme'), { recursive: true });
  await rm(path.join(dir, 'theme', 'sections', 'broken.liquid'));
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child);
});
afterAll(async () => {
  await dropTestDatabase(data);
  await rm(dir, { recursive: true, force: true });
});

async function end(child: ChildProcess): Promise<unknown[]> {
  if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
  child.kill('SIGTERM');
  return once(child, 'exit');
}

/** ms; six processes are started one after the other beside a load. */
const LONG = 300_000;

/** `vitrine serve --workers 2` with some more options. */
async function serve(...options: string[]) {
  const folders = ['--shop', path.join(dir, 'shop'), '--theme', path.join(dir, 'theme'), '--data', data];
  const database = (await holdTestDatabase(data)) ?? '';
  const child = spawn(
    process.execPath,
    [CLI, 'serve', ...folders, '--database', database, '--connections', '4', '--workers', '2', ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, printed: () => text };
}

async function serveOpen() {
  const { child, printed } = await serve('--port', '0', '--host', '127.0.0.1', '--new-bags', '9999999');
  const port = () => Number(/The shop is open: http:\/\/[^:]+:(\d+)/.exec(printed())?.[1]);
  await expect.poll(port, { timeout: LONG }).toBeGreaterThan(0);
  return { child, printed, port: port() };
}

/** Process ids of the workers, as their metrics name them. */
async function metricsOf(port: number): Promise<string[]> {
  const text = await (
    await fetch(`http://127.0.0.1:${port}/_host/metrics`, { headers: { connection: 'close' } })
  ).text();
  return [...text.matchAll(/^process_start_time_seconds\{worker="(\d)"\}/gm)].map(([, place]) => place ?? '').sort();
}

onPostgres(
  'two workers serve one port; a restart under load loses no request, and a stop answers what has arrived',
  { timeout: LONG },
  async () => {
    const { child, printed, port } = await serveOpen();
    expect(await metricsOf(port)).toEqual(['1', '2']);
    const load = startLoad(port, LOAD, { clients: 4 });
    await expect.poll(() => load.result.answered, { timeout: LONG }).toBeGreaterThan(100);
    child.kill('SIGUSR2');
    await expect.poll(printed, { timeout: LONG }).toContain('All workers are replaced.');
    const before = load.result.answered;
    await expect.poll(() => load.result.answered, { timeout: LONG }).toBeGreaterThan(before + 100);
    expect((await load.stop()).failed).toEqual([]);
    expect(await metricsOf(port)).toEqual(['1', '2']);
    expect(await end(child)).toEqual([0, null]);
  },
);

onPostgres('a start that cannot succeed ends with the reason', { timeout: LONG }, async () => {
  const { port } = await serveOpen();
  const second = await serve('--port', String(port), '--host', '127.0.0.1');
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.printed()).toContain(`Port ${port} is already in use.`);
  expect(second.printed()).toMatch(/Worker \d .* has ended with code 1\. 3 in a row have ended soon after their start/);
});
