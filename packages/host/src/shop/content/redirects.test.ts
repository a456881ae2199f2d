import { afterEach, expect, it } from 'vitest';
import { importShop } from '../import/import-shop.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { redirectPath, redirectsByPaths } from './redirects.ts';

const shops: TestShop[] = [];
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});

async function shopWith(lines: string[]): Promise<TestShop> {
  const shop = await openTestShop({ 'redirects.csv': ['Redirect from,Redirect to', ...lines, ''].join('\n') });
  shops.push(shop);
  return shop;
}

it('are found whatever the case, the slash at the end and the query of the old address', async () => {
  const { store } = await shopWith(['/Old/,/collections/all?sort_by=title', '/gone,/']);
  const paths = ['/OLD', '/old/', '/old?from=mail', '/gone#top', '/other'].map(redirectPath);
  expect(paths).toEqual(['/old', '/old', '/old', '/gone', '/other']);
  expect(await redirectsByPaths(store, paths)).toEqual(
    new Map([
      ['/old', '/collections/all?sort_by=title'],
      ['/gone', '/'],
    ]),
  );
  expect(redirectPath('///')).toBe('/');
});

it('redirect only between paths of the shop; others are skipped and reported', async () => {
  const { store, report } = await shopWith([
    '/a,https://evil.example/',
    '/b,//evil.example',
    '/c,/\\evil.example',
    'https://shop.example/d,/',
    '/e,/E/',
    '/f,/new',
  ]);
  expect(report.skipped.map(({ file, line }) => `${file} ${line}`)).toEqual(
    [2, 3, 4, 5, 6].map((line) => `redirects.csv ${line}`),
  );
  const all = await redirectsByPaths(store, ['/a', '/b', '/c', '/d', '/e', '/f']);
  expect([...all]).toEqual([['/f', '/new']]);
});

it('of two from one path the later counts, and the report says so', async () => {
  const { store, report } = await shopWith(['/a,/b', '/A/,/c']);
  expect([...(await redirectsByPaths(store, ['/a']))]).toEqual([['/a', '/c']]);
  expect(report.warnings).toEqual([
    { file: 'redirects.csv', line: 3, message: expect.stringContaining('this one counts') },
  ]);
});

it('are those of the last import', async () => {
  const shop = await shopWith(['/a,/b']);
  shop.write('redirects.csv', 'Redirect from,Redirect to\n/c,/d\n');
  await importShop(shop.store, shop.shopDir);
  expect([...(await redirectsByPaths(shop.store, ['/a', '/c']))]).toEqual([['/c', '/d']]);
});
