import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApps } from './apps.ts';
import { freePortFrom } from './free-port.ts';
import { ownPort } from './own-port.fixture.ts';
import { root, shopDir } from './project.ts';

/** ms to wait for a process on a machine that is busy with something else. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: 2 * PATIENCE });

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-start-apps-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const listens = (origin: string) =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });

test('the apps take the next free port and do not outlive the process that started them', async () => {
  const taken = createServer();
  const shopPort = (await ownPort()) - 1;
  await listen(taken, shopPort + 1);
  const program = `
    const { startApps } = await import(${JSON.stringify(join(root, 'scripts/apps.ts'))});
    const apps = await startApps(${JSON.stringify({ shopPort, hostname: 'localhost', shopDir, dataDir })});
    console.log('origin', apps.origin);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, VITRINE_APPS_PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  try {
    await expect.poll(() => printed, { timeout: PATIENCE }).toContain("The shop's apps answer");
    const origin = /origin (\S+)/.exec(printed)?.[1] ?? '';
    expect(Number(new URL(origin).port)).toBeGreaterThan(shopPort + 1);
    expect(await listens(origin)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => listens(origin), { timeout: PATIENCE }).toBe(false);
  } finally {
    parent.kill('SIGKILL');
    taken.close();
  }
});

test('apps that cannot start end, and their end is said', async () => {
  const taken = createServer();
  const port = await ownPort();
  await listen(taken, port);
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('VITRINE_APPS_PORT', String(port));
  try {
    const apps = await startApps({ shopPort: 3000, hostname: 'localhost', shopDir, dataDir });
    await expect.poll(() => said.mock.calls.join(), { timeout: PATIENCE }).toContain('apps have stopped');
    await apps.stop();
  } finally {
    said.mockRestore();
    vi.unstubAllEnvs();
    taken.close();
  }
});

test('a port nobody has is taken as it is', async () => {
  const port = await ownPort();
  expect(await freePortFrom(port)).toBe(port);
});
