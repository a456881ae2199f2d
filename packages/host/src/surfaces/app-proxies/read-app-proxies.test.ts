import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAppProxies } from './read-app-proxies.ts';

let shopDir = '';
beforeEach(async () => {
  shopDir = await mkdtemp(path.join(tmpdir(), 'vitrine-proxies-'));
});
afterEach(() => rm(shopDir, { recursive: true, force: true }));

async function read(value: unknown, env: NodeJS.ProcessEnv = { SECRET: 's' }, appsOrigin?: string) {
  const text = typeof value === 'string' ? value : JSON.stringify({ name: 'Shop', appProxies: value });
  await writeFile(path.join(shopDir, 'shop.json'), text);
  return readAppProxies({ shopDir, appsOrigin }, env);
}

const LISTS = { subpath: 'lists', url: '{apps}/lists/proxy/', secret: 'SECRET' };

test('a shop without the file, or that names none in it, has none', async () => {
  expect(await read(undefined)).toEqual({ proxies: [], problems: [] });
  await rm(path.join(shopDir, 'shop.json'));
  expect(await readAppProxies({ shopDir, appsOrigin: undefined }, {})).toEqual({ proxies: [], problems: [] });
});

test('a pipe is said to be none, and not waited for', async () => {
  execFileSync('mkfifo', [path.join(shopDir, 'shop.json')]);
  expect(await readAppProxies({ shopDir, appsOrigin: undefined }, {})).toMatchObject({
    proxies: [],
    problems: [{ file: 'shop.json', message: expect.stringContaining('it is a pipe or a device') }],
  });
});

test('says where proxies are named now, for a folder of an earlier version', async () => {
  await mkdir(path.join(shopDir, 'apps'));
  await writeFile(path.join(shopDir, 'apps/proxies.json'), JSON.stringify([LISTS]));
  const { proxies, problems } = await read([LISTS], { SECRET: 's' }, 'http://apps.test');
  expect(proxies).toHaveLength(1);
  expect(problems).toEqual([
    { file: 'apps/proxies.json', line: null, message: expect.stringContaining('"appProxies" in shop.json') },
  ]);
});

test('names path, address and secret of each', async () => {
  const other = { prefix: 'a', subpath: 'b', url: 'https://app.example/p', secret: 'SECRET' };
  expect(await read([LISTS, other], { SECRET: 's' }, 'http://apps.test')).toEqual({
    proxies: [
      { path: '/apps/lists', url: 'http://apps.test/lists/proxy', secret: 's' },
      { path: '/a/b', url: 'https://app.example/p', secret: 's' },
    ],
    problems: [],
  });
});

test('leaves out silently what needs the apps where there are none', async () => {
  expect(await read([LISTS])).toEqual({ proxies: [], problems: [] });
});

test.each([
  ['no list', {}, /not a list/],
  ['no JSON', '[', /not valid JSON/],
  ['a path that is none', [{ ...LISTS, subpath: 'a/b' }], /entry 1/],
  ['an address that is none', [{ ...LISTS, url: 'file:///etc/passwd' }], /no address/],
  ['a secret that is not in the environment', [{ ...LISTS, url: 'https://a.example', secret: 'OTHER' }], /no OTHER/],
])('leaves out and names %s', async (_, value, said) => {
  const { proxies, problems } = await read(value, { SECRET: 's' }, 'http://apps.test');
  expect(proxies).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(said)]);
});
