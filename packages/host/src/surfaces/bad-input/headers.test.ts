import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ListeningShop, openListeningShop } from '../../../test/open-listening-shop.ts';
import { rawText } from '../../../test/raw.ts';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

test.each([
  'cart=../../x',
  'cart=%00',
  `cart=${'x'.repeat(4000)}`,
  `cart=${'x'.repeat(5000)}`,
  'cart',
  '=;;==;',
  'cart=%E0%A4%A',
  'cart=1; cart=2',
  'secure_customer_sig=abc',
  'localization=__proto__',
  '\xff',
])('the cookie %s is as good as none', async (cookie) => {
  for (const path of ['/', '/cart', '/cart.js', '/account', '/checkout'])
    await shop.ask({ path, headers: { cookie } }, [200, 302, 303]);
});

test('addresses that are none, or too long', async () => {
  for (const path of [`/${'a'.repeat(40_000)}`, `/search?q=${'a'.repeat(30_000)}`])
    await shop.ask({ path }, [414, 431]);
  for (const path of ['/a\0b', '/%', '/%zz', '/products/%E0%A4%A', '/a b', '', '/\xff'])
    await shop.ask({ path }, [400]);
  for (const path of ['*', '//evil.example//', `/products/${'a/'.repeat(3000)}`, '/products/%00', '/..;/x'])
    await shop.ask({ path }, [404]);
  await shop.ask({ path: `/?${'a=1&'.repeat(3000)}` }, [200, 400]);
});

test('headers that are none, or too many, and methods the shop has not', async () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x-${n}`, 'y'.repeat(30)]));
  await shop.ask({ path: '/', headers: many }, [431]);
  for (const host of ['', 'a b', 'localhost:99999999', '"><script>'])
    await shop.ask({ path: '/', headers: { host } }, [400]);
  for (const [name, value] of [
    ['accept', '\0'],
    ['content-length', '-1'],
    ['transfer-encoding', 'x'],
  ] as const)
    await shop.ask({ path: '/', headers: { [name]: value } }, [400, 501]);
  for (const method of ['PUT', 'DELETE', 'PATCH', 'FOO']) await shop.ask({ method, path: '/cart.js' }, [400, 404, 405]);
});

const HEAD = 'Host: localhost\r\nConnection: close\r\n';

test.each([
  'NONSENSE\r\n\r\n',
  'GET / HTTP/1.1\r\nbad header\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`,
  `POST /cart/add.js HTTP/1.1\r\n${HEAD}Content-Length: abc\r\n\r\n`,
  `POST /cart/add.js HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
  `POST /cart/add.js HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `BREW /cart HTTP/1.1\r\n${HEAD}\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${HEAD}\r\n`,
])('broken HTTP is answered or hung up on, and the next visitor is served', async (text) => {
  expect(await rawText(shop.origin, text)).not.toMatch(/^HTTP\/1.1 5/);
  await shop.ask({ path: '/cart.js' }, [200]);
});
