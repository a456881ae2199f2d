import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropTestDatabase } from '../src/store/test-store.ts';
import { databaseOptions } from './database-options.ts';
import { runCli } from './run-cli.ts';
import { writeShopFolder } from './shop-folder.ts';

const CLI = path.join(import.meta.dirname, '..', 'src', 'cli.ts');

let dir = '';
let dirs = { shop: '', theme: '', data: '' };
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-broken-'));
  dirs = { shop: path.join(dir, 'shop'), theme: path.join(dir, 'theme'), data: path.join(dir, 'data') };
  await writeShopFolder(dirs.shop);
  await cp(path.join(import.meta.dirname, 'fixtures', 'theme'), dirs.theme, { recursive: true });
});
afterEach(async () => {
  await dropTestDatabase(dirs.data);
  await rm(dir, { recursive: true, force: true });
});

interface Open {
  get(address: string): Promise<{ status: number; body: string }>;
  /** What the console said until now. */
  console(): string;
}

/** Opens the shop by the command line while `visit` looks at it. It must still be alive then, and end in peace. */
async function whileOpen(visit: (open: Open) => Promise<void>): Promise<void> {
  const folders = ['--shop', dirs.shop, '--theme', dirs.theme, '--data', dirs.data];
  const database = await databaseOptions(dirs.data);
  const child = spawn(process.execPath, [CLI, 'serve', ...folders, ...database, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /The shop is open: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The shop did not open:\n${printed}`)));
  });
  const get = async (address: string) => {
    const answer = await fetch(origin + address, { headers: { accept: 'text/html' } });
    return { status: answer.status, body: await answer.text() };
  };
  try {
    await visit({ get, console: () => printed });
    expect(await get('/_host/health')).toMatchObject({ status: 200 });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
}

const theme = (file: string, text: string) => writeFile(path.join(dirs.theme, file), text);

test('a theme without its layout says so, and the shop stays open', { timeout: 60_000 }, async () => {
  await rm(path.join(dirs.theme, 'layout', 'theme.liquid'));
  await whileOpen(async ({ get, console }) => {
    const { status, body } = await get('/products/slip-dress');
    expect(status).toBe(200);
    expect(body).toContain('Slip Dress');
    expect((await get('/cart.js')).status).toBe(200);
    expect(console()).toContain('layout/theme.liquid');
    expect(console()).not.toMatch(/\n\s+at /);
  });
});

test('broken JSON in a theme is one line with file and line, and other pages are served', {
  timeout: 60_000,
}, async () => {
  await theme('templates/product.json', '{\n  "sections": {\n    oops');
  await theme('config/settings_data.json', '[');
  await theme('locales/fr.json', '{"a": }');
  await whileOpen(async ({ get, console }) => {
    expect((await get('/products/slip-dress')).status).toBeLessThan(500);
    expect(await get('/')).toMatchObject({ status: 200, body: expect.stringContaining('</html>') });
    for (const line of [
      /templates\/product\.json:\d+: /,
      /config\/settings_data\.json:\d+: /,
      /locales\/fr\.json:\d+: /,
    ])
      expect(console()).toMatch(line);
    expect(console()).not.toMatch(/\n\s+at /);
  });
});

test('Liquid errors stand in the page, and the rest of it is there', { timeout: 60_000 }, async () => {
  await theme('sections/text.liquid', 'before {{ 5 | divided_by: 0 }} {% render "nowhere" %} after');
  await theme('sections/header.liquid', '{% if open %} never closed');
  await theme('sections/cart-count.liquid', '{% nonsense %}{% schema %}{"name": {% endschema %}');
  await whileOpen(async ({ get, console }) => {
    for (const address of ['/', '/products/slip-dress', '/cart', '/?section_id=cart-count', '/?section_id=text']) {
      const { status, body } = await get(address);
      expect({ address, status }).toEqual({ address, status: 200 });
      expect(body).not.toMatch(/\.ts:\d+/);
    }
    const { body } = await get('/');
    expect(body).toContain('</html>');
    expect(body).toMatch(/Liquid (syntax )?error/);
    expect(console()).toContain('sections/header');
  });
});

test('rows of a CSV that cannot be read are named with their line, and the rest is sold', {
  timeout: 60_000,
}, async () => {
  const rows = ['"broken-hat","Hat","","","","","","not a truth"', ',,,,', '"Not A Handle/",,,,', '"lonely"'];
  await appendFile(path.join(dirs.shop, 'products.csv'), `${rows.join('\n')}\n`);
  await whileOpen(async ({ get, console }) => {
    expect((await get('/products/slip-dress.js')).status).toBe(200);
    expect(console()).toMatch(/products\.csv:\d+: left out\. \S/);
    expect(console()).not.toMatch(/\n\s+at /);
  });
});

test.each([
  ['products.csv', 'what is this\u0000'],
  ['products.csv', ''],
  ['products.csv', 'Handle,Title\n"open quote,1,2\n'],
  ['shop.json', '{'],
  ['collections.json', '{"a": 1}'],
])('a shop folder whose %s is %j does not open, in one clear line', { timeout: 60_000 }, async (file, text) => {
  await writeFile(path.join(dirs.shop, file), text);
  const folders = ['--shop', dirs.shop, '--theme', dirs.theme, '--data', dirs.data];
  const { code, text: printed } = await runCli('import', ...folders);
  expect(code).toBe(1);
  expect(printed).toContain(file);
  expect(printed).not.toMatch(/\n\s+at /);
});
