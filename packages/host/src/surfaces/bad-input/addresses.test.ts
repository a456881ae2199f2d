import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../../test/open-listening-shop.ts';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openListeningShop();
  // Beside the folders of the shop and of its theme, as the project's own is.
  await writeFile(path.join(shop.dir, 'package.json'), '{"workspaces":[]}');
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

test('addresses of what is not there', async () => {
  for (const address of [
    '/products/nothing',
    '/collections/nothing',
    '/pages/nothing',
    '/blogs/nothing',
    '/blogs/journal/x',
  ])
    await shop.ask({ path: address }, [404]);
  for (const variant of ['0', '-1', 'abc', '1e30', '9'.repeat(30), '%00'])
    await shop.ask({ path: `/products/slip-dress?variant=${variant}` }, [200, 404]);
  for (const variant of ['0', '-1', 'abc', '9'.repeat(30)])
    await shop.ask({ path: `/variants/${variant}/?section_id=header` }, [200, 404]);
  for (const address of ['/products/__proto__.js', '/products/constructor', '/checkouts/x'])
    await shop.ask({ path: address }, [303, 404]);
});

test('sections that are not there', async () => {
  for (const id of ['nothing', '../layout/theme', '__proto__', '%00', 'header%2F..%2Fheader', 'a'.repeat(5000)]) {
    await shop.ask({ path: `/?section_id=${id}` }, [404]);
    const many = await shop.ask({ path: `/?sections=${id}` }, [200]);
    expect(Object.values(JSON.parse(many.body))).toEqual([null]);
  }
  await shop.ask({ path: `/?sections=${Array.from({ length: 60 }, (_, n) => `s${n}`)}` }, [400]);
});

test.each(['0', '-1', '1e9', 'abc', '1000000000', '9'.repeat(30), '1.5', '%00', '', '2&page=3', '[]'])(
  'page "%s" of every list',
  async (page) => {
    await shop.ask({ path: `/collections/all?page=${page}` }, [200, 404]);
    await shop.ask({ path: `/search?type=product&q=dress&page=${page}` }, [200, 404]);
    await shop.ask({ path: `/blogs/journal?page=${page}` }, [200, 404]);
    await shop.ask({ path: `/products.json?limit=${page}&page=${page}` }, [200, 400]);
  },
);

const FOLDERS = [
  '/cdn/shop/files/',
  '/cdn/shop/products/',
  '/cdn/shop/t/1/assets/',
  '/cdn/fonts/x/',
  '/cdn/shopifycloud/',
  '/',
];
const CLIMBS = [
  '../shop.json',
  '../../package.json',
  '..%2f..%2fpackage.json',
  '..%2fshop.json',
  '%2e%2e/shop.json',
  '%2e%2e/%2e%2e/shop.json',
  '%252e%252e%252fshop.json',
  '..\\shop.json',
  '..\\..\\package.json',
  '..%5c..%5cshop.json',
  '..%5cshop.json',
  '....//....//shop.json',
  '%c0%ae%c0%ae/shop.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '%00',
  'theme.css%00.jpg',
  '.',
  '..',
  '',
];

test.each(FOLDERS)('no address climbs out of %s', async (folder) => {
  for (const climb of CLIMBS) {
    if (folder === '/' && /^\.{0,2}$/.test(climb)) continue;
    const answer = await shop.ask({ path: folder + climb }, [400, 404]);
    expect(/"workspaces"|root:x:|"giftCards"/.test(answer.body), folder + climb).toBe(false);
  }
});

test('pictures of impossible sizes, cuts and formats are refused, others are bounded', async () => {
  const image = '/cdn/shop/files/slip-dress.png';
  for (const width of ['0', '-5', 'NaN', 'abc', '1e9', '99999999', '5761', '1.5', '%00', '0x10']) {
    await shop.ask({ path: `${image}?width=${width}` }, [400]);
    await shop.ask({ path: `${image}?width=100&height=${width}` }, [400]);
  }
  for (const rest of ['format=exe', 'format=../..', 'format=png%00', 'height=50&crop=nope', 'height=50&crop=__proto__'])
    await shop.ask({ path: `${image}?width=50&${rest}` }, [400]);
  const largest = await shop.ask({ path: `${image}?width=5760` }, [200]);
  expect(Number(largest.headers['content-length'] ?? largest.body.length)).toBeLessThan(3_000_000);
  for (const range of ['bytes=5-1', 'bytes=abc', 'bytes=99999999999-', `bytes=${'0-1,'.repeat(500)}`, 'items=0-1'])
    await shop.ask({ path: image, headers: { range } }, [200, 206, 416]);
});
