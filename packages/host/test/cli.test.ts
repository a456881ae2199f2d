import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropTestDatabase, isOnPostgres } from '../src/store/test-store.ts';
import { type CrashServer, startCrashServer } from './crash-server.ts';
import { databaseOptions } from './database-options.ts';
import { runCli } from './run-cli.ts';
import { writeShopFolder } from './shop-folder.ts';

const CLI = path.join(import.meta.dirname, '..', 'src', 'cli.ts');
let dir = '';
let dirs = { shop: '', theme: '', data: '' };
let server: CrashServer;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-cli-'));
  dirs = { shop: path.join(dir, 'shop'), theme: path.join(dir, 'theme'), data: path.join(dir, 'data') };
  await writeShopFolder(dirs.shop);
  await cp(path.join(import.meta.dirname, 'fixtures', 'theme'), dirs.theme, { recursive: true });
  await rm(path.join(dirs.theme, 'sections', 'broken.liquid'));
  server = await startCrashServer(dirs);
}, 60_000);
afterAll(async () => {
  await server.stop();
  for (const data of [dirs.data, path.join(dir, 'other')]) await dropTestDatabase(data);
  await rm(dir, { recursive: true, force: true });
});

const folders = () => ['--shop', dirs.shop, '--theme', dirs.theme, '--data', dirs.data];

test('a port in use is one clear sentence, and the exit code 1', { timeout: 60_000 }, async () => {
  const port = new URL(server.origin()).port;
  const data = path.join(dir, 'other');
  const own = ['--shop', dirs.shop, '--theme', dirs.theme, '--data', data, ...(await databaseOptions(data))];
  const child = spawn(process.execPath, [CLI, 'serve', ...own, '--port', port], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
  expect(text).toContain(`Port ${port} is already in use.`);
  expect(text).not.toMatch(/\n\s+at /);
});

// In PostgreSQL several processes may have a shop open.
test.skipIf(isOnPostgres)(
  'a second shop on one data folder is refused in a sentence; it opens when the first has ended',
  async () => {
    expect(await runCli('serve', ...folders(), '--port', '0')).toEqual({
      code: 1,
      text: expect.stringContaining(`A shop is already open on ${dirs.data}. Stop it first`),
    });
  },
);

// Files of PostgreSQL's own programs: store/postgres/backup.test.ts.
test.skipIf(isOnPostgres)(
  'backup and doctor beside the open shop, restore without it',
  { timeout: 60_000 },
  async () => {
    const copy = path.join(dir, 'copy.db');
    expect(await runCli('backup', copy, ...folders())).toMatchObject({ code: 0, text: expect.stringContaining(copy) });
    expect(await runCli('backup', copy, ...folders())).toMatchObject({
      code: 1,
      text: expect.stringContaining('--force'),
    });
    expect(await runCli('backup', copy, '--force', ...folders())).toMatchObject({ code: 0 });
    const doctor = await runCli('doctor', ...folders());
    expect(doctor.text).toContain('Nothing is wrong.');
    expect(doctor.code).toBe(0);
    expect(await runCli('restore', copy, ...folders())).toMatchObject({
      code: 1,
      text: expect.stringContaining('A shop or an import has'),
    });
    const elsewhere = path.join(dir, 'restored');
    expect(await runCli('restore', copy, '--data', elsewhere)).toMatchObject({ code: 0 });
    expect(await runCli('orders', '--data', elsewhere)).toEqual({ code: 0, text: '0 orders.\n' });
    // Who made a copy of what customers wrote, and who put one in place: each in the database it happened to.
    const noted = async (data: string) =>
      [...(await runCli('audit', '--about', 'cli', '--data', data)).text.matchAll(/(shop_\w+) +cli:\S/g)].map(
        ([, event]) => event,
      );
    expect(await noted(dirs.data)).toEqual(['shop_backed_up', 'shop_backed_up']);
    expect(await noted(elsewhere)).toEqual(['shop_backed_up', 'shop_restored']);
    await writeFile(path.join(elsewhere, 'vitrine.db'), 'no database');
    expect(await runCli('doctor', '--data', elsewhere)).toMatchObject({
      code: 1,
      text: expect.stringContaining('WRONG'),
    });
    expect(await runCli('orders', '--data', elsewhere)).toMatchObject({
      code: 1,
      text: expect.stringContaining('vitrine restore FILE'),
    });
  },
);

test('orders and check beside the open shop', { timeout: 60_000 }, async () => {
  expect(await runCli('orders', ...folders())).toEqual({ code: 0, text: '0 orders.\n' });
  expect(await runCli('orders', '#1', ...folders())).toEqual({ code: 1, text: 'There is no order #1.\n' });
  expect(await runCli('orders', 'fulfil', ...folders())).toEqual({
    code: 2,
    text: expect.stringContaining('vitrine orders fulfil NAME'),
  });
  expect(await runCli('orders', 'cancel', '#1', ...folders())).toMatchObject({ code: 1 });
  expect(await runCli('check', ...folders())).toEqual({ code: 0, text: 'No mistakes found.\n' });
  await mkdir(path.join(dirs.theme, 'snippets'), { recursive: true });
  await writeFile(path.join(dirs.theme, 'snippets', 'oops.liquid'), '<p>\n{% if product %}');
  const unclosed = await runCli('check', ...folders());
  expect(unclosed).toMatchObject({
    code: 1,
    text: expect.stringContaining("theme snippets/oops.liquid:2: 'if' tag was never closed"),
  });
  await writeFile(path.join(dirs.theme, 'templates', 'index.json'), '{\n  "sections": {\n    oops');
  const checked = await runCli('check', ...folders());
  expect(checked.code).toBe(1);
  expect(checked.text).toMatch(/theme templates\/index\.json:\d+: /);
});

test('what is missing is said', { timeout: 60_000 }, async () => {
  const missing = await runCli(
    'serve',
    '--shop',
    path.join(dir, 'nothing'),
    '--theme',
    dirs.theme,
    '--data',
    path.join(dir, 'new'),
  );
  expect(missing.code).toBe(1);
  expect(missing.text).toContain('There is no shop at');
  expect((await runCli('sell')).code).toBe(2);
  expect((await runCli('help')).text).toContain('vitrine <command>');
});

test('a broken shop folder does not close a shop that was open', { timeout: 60_000 }, async () => {
  await writeFile(path.join(dirs.shop, 'menus.json'), '[{');
  await server.killAndRestart();
  expect((await fetch(`${server.origin()}/cart.js`)).status).toBe(200);
});

/** A request on a connection of its own. `sent` resolves when it has left, `answer` when the connection ends. */
function send(port: string, text: string): { sent: Promise<void>; answer: Promise<string> } {
  const sent = Promise.withResolvers<void>();
  const answer = new Promise<string>((resolve) => {
    let read = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => sent.resolve()));
    socket.on('data', (chunk) => (read += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(read));
  });
  return { sent: sent.promise, answer };
}

test('SIGTERM under load: what has arrived is answered, pages and changes, and the process ends by itself', {
  timeout: 60_000,
}, async () => {
  const data = path.join(dir, 'other');
  const own = ['--shop', dirs.shop, '--theme', dirs.theme, '--data', data, ...(await databaseOptions(data))];
  const child = spawn(process.execPath, [CLI, 'serve', ...own, '--port', '0', '--host', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /The shop is open: http:\/\/[^:]+:(\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  const host = `host: 127.0.0.1:${port}\r\n`;
  const change = JSON.stringify({ note: 'as a gift' });
  const page = (index: number) => `GET /search?q=silk+${index} HTTP/1.1\r\n${host}\r\n`;
  const post = `POST /cart/update.js HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: ${change.length}\r\n\r\n${change}`;
  const requests = Array.from({ length: 60 }, (_, index) => send(port, index % 4 === 0 ? post : page(index)));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  await Promise.all(requests.map(({ sent }) => sent));
  child.kill('SIGTERM');
  const answers = await Promise.all(requests.map(({ answer }) => answer));
  expect(answers.map((answer) => answer.slice(0, 15))).toEqual(answers.map(() => 'HTTP/1.1 200 OK'));
  expect(await ended).toEqual({ code: 0, signal: null });
});
