import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPort } from './own-port.fixture.ts';
import { root } from './project.ts';

/** ms to wait for a process on a machine that is busy with something else. */
const PATIENCE = 60_000;
/** ms a second start may take, and times what an empty program takes to start and end at the same time. */
const SOON = { ms: 3000, programs: 60 };

let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}

const APPS = /The shop's apps answer: (http:\/\/localhost:\d+)/;
const appsIn = (printed: string) => APPS.exec(printed)?.[1] ?? '';

/** A shop on a port, once it says that it is open. */
async function open(port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'scripts/main.ts'), 'start'], {
    env: { ...process.env, PORT: String(port), VITRINE_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('The shop is open')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The shop did not open:\n${printed}`)));
  });
  return { child, text: () => printed };
}

/** `npm start` behind the installation: ms from the process to the first healthy answer, and what it printed. */
async function start(): Promise<{ ms: number; printed: string; code: number | null }> {
  const port = await ownPort();
  const began = performance.now();
  const { child, text } = await open(port);
  const health = await fetch(`http://localhost:${port}/_host/health`);
  const ms = performance.now() - began;
  expect(await health.json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  await expect.poll(text, { timeout: PATIENCE }).toMatch(APPS);
  const apps = appsIn(text());
  expect((await fetch(`${apps}/health`)).status).toBe(200);
  const home = await (await fetch(`http://localhost:${port}/`)).text();
  expect(home).toContain(`<script src="${apps}/`);
  const code = await ended(child);
  await expect(fetch(`${apps}/health`)).rejects.toThrow();
  return { ms, printed: text(), code };
}

/** ms from the start of a program that does nothing to its end. */
async function emptyProgram(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['--eval', '']), 'exit');
  return performance.now() - began;
}

test('a second start opens the demo shop within three seconds', async () => {
  const first = await start();
  expect(first.printed).toMatch(/Imported the shop: \d+ new/);
  expect(first.printed).toMatch(/The shop is open: http:\/\/localhost:\d+/);
  expect(first.code).toBe(0);
  const second = await start();
  expect(second.printed).not.toContain('Imported');
  // On a machine that is busy with something else an empty program takes longer too.
  expect(second.ms).toBeLessThan(Math.max(SOON.ms, SOON.programs * (await emptyProgram())));
}, 120_000);

test('the shop opens when its apps cannot', async () => {
  const taken = createServer();
  const appsPort = await ownPort();
  await new Promise<void>((resolve, reject) => {
    taken.once('error', reject).listen(appsPort, 'localhost', resolve);
  });
  const port = await ownPort();
  const { child, text } = await open(port, { VITRINE_APPS_PORT: String(appsPort) });
  try {
    await expect.poll(text, { timeout: PATIENCE }).toContain('apps have stopped');
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  } finally {
    expect(await ended(child)).toBe(0);
    taken.close();
  }
}, 120_000);
