import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPort } from './own-port.fixture.ts';
import { root } from './project.ts';

/** ms to wait for a process on a machine that is busy with something else. */
const PATIENCE = 60_000;

let data = '';
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
});
// A shop that has closed its port may still be writing.
afterAll(() => rm(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}

const APPS = /The shop's apps answer: (http:\/\/localhost:\d+)/;

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

test('the first start imports the shop, and opens it though its apps cannot; the second opens it with them, and imports nothing', async () => {
  const taken = createServer();
  const appsPort = await ownPort();
  await new Promise<void>((resolve, reject) => {
    taken.once('error', reject).listen(appsPort, 'localhost', resolve);
  });
  const port = await ownPort();
  const home = `http://localhost:${port}/`;
  const first = await open(port, { VITRINE_APPS_PORT: String(appsPort) });
  try {
    await expect.poll(first.text, { timeout: PATIENCE }).toContain('apps have stopped');
    expect((await fetch(home)).status).toBe(200);
    expect(first.text()).toMatch(/Imported the shop: \d+ new/);
    expect(first.text()).toContain(`The shop is open: ${home.slice(0, -1)}`);
  } finally {
    expect(await ended(first.child)).toBe(0);
    taken.close();
  }

  const second = await open(port);
  let apps = '';
  try {
    expect(await (await fetch(`${home}_host/health`)).json()).toMatchObject({ status: 'ok' });
    expect(second.text()).not.toContain('Imported');
    await expect.poll(second.text, { timeout: PATIENCE }).toMatch(APPS);
    apps = APPS.exec(second.text())?.[1] ?? '';
    expect((await fetch(`${apps}/health`)).status).toBe(200);
    expect(await (await fetch(home)).text()).toContain(`<script src="${apps}/`);
  } finally {
    expect(await ended(second.child)).toBe(0);
  }
  await expect(fetch(`${apps}/health`)).rejects.toThrow();
}, 120_000);

test.skipIf(process.platform === 'win32')(
  'the shop ends with the shell that npm started it in',
  async () => {
    const port = await ownPort();
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${join(root, 'scripts/run.mjs')}" start; true`], {
      cwd: root,
      env: { ...process.env, PORT: String(port), VITRINE_DATA: data, npm_lifecycle_event: 'start' },
      stdio: 'ignore',
    });
    const isOpen = () =>
      fetch(`http://localhost:${port}/_host/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await expect.poll(isOpen, { timeout: PATIENCE }).toBe(true);
    } finally {
      shell.kill('SIGKILL');
    }
    await expect.poll(isOpen, { timeout: PATIENCE }).toBe(false);
  },
  120_000,
);
