import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

/** A process that starts the apps and then says their origin, and what it and they have printed. */
function starter(shopPort: number, appsPort: string) {
  const program = `
    const { startApps } = await import(${JSON.stringify(join(root, 'scripts/apps.ts'))});
    const apps = await startApps(${JSON.stringify({ shopPort, hostname: 'localhost', shopDir, dataDir })});
    console.log('origin', apps.origin);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, VITRINE_APPS_PORT: appsPort },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return { kill: () => child.kill('SIGKILL'), printed: () => printed };
}

test('the apps take the next free port and do not outlive the process that started them', async () => {
  const taken = createServer();
  const shopPort = (await ownPort()) - 1;
  await listen(taken, shopPort + 1);
  const { kill, printed } = starter(shopPort, '');
  try {
    await expect.poll(printed, { timeout: PATIENCE }).toContain("The shop's apps answer");
    const origin = /origin (\S+)/.exec(printed())?.[1] ?? '';
    expect(Number(new URL(origin).port)).toBeGreaterThan(shopPort + 1);
    expect(await listens(origin)).toBe(true);
    kill();
    await expect.poll(() => listens(origin), { timeout: PATIENCE }).toBe(false);
  } finally {
    kill();
    taken.close();
  }
});

test('apps that cannot start end, with a message', async () => {
  const taken = createServer();
  const port = await ownPort();
  await listen(taken, port);
  const { kill, printed } = starter(3000, String(port));
  try {
    await expect.poll(printed, { timeout: PATIENCE }).toContain('apps have stopped');
    expect(printed()).toContain(`Port ${port} is already in use`);
  } finally {
    kill();
    taken.close();
  }
});

test('a free port is used as given', async () => {
  const port = await ownPort();
  expect(await freePortFrom(port)).toBe(port);
});
