import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './project.ts';

let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}

/** `npm start` behind the installation: ms from the process to the first healthy answer, and what it printed. */
async function start(): Promise<{ ms: number; printed: string; code: number | null }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts/main.ts'), 'start'], {
    env: { ...process.env, PORT: String(port), VITRINE_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const open = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('The shop is open')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The shop did not open:\n${printed}`)));
  });
  await open;
  const health = await fetch(`http://localhost:${port}/_host/health`);
  const ms = performance.now() - began;
  expect(await health.json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  return { ms, printed, code: await ended(child) };
}

test('a second start opens the demo shop within three seconds', async () => {
  const first = await start();
  expect(first.printed).toMatch(/Imported the shop: \d+ new/);
  expect(first.printed).toMatch(/The shop is open: http:\/\/localhost:\d+/);
  expect(first.code).toBe(0);
  const second = await start();
  expect(second.printed).not.toContain('Imported');
  expect(second.ms).toBeLessThan(3000);
}, 120_000);
