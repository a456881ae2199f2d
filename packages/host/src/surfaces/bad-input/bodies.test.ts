import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectReason, type ListeningShop, openListeningShop, post } from '../../../test/open-listening-shop.ts';
import { BODY_LIMIT } from '../../gate/bodies.ts';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

const FORM = 'application/x-www-form-urlencoded';
const TYPES = ['text/xml', 'application/octet-stream', 'image/png', 'text/plain', ';;;', 'a'.repeat(3000)];

test.each(['/cart/add.js', '/cart/update.js', '/cart/change.js'])(
  'bodies of %s that are broken, too large or of another kind are refused in words',
  async (path) => {
    for (const body of ['{', '{"id":', '[1,2', '\0', '{"a":1}}']) expectReason(await shop.ask(post(path, body), [400]));
    for (const body of ['', '\ufeff', '[]', 'null', '"x"', '5', '{"__proto__":{"id":1}}'])
      await shop.ask(post(path, body), [200, 400]);
    for (const type of TYPES) expectReason(await shop.ask(post(path, 'id=1', type, 'application/json'), [415]));
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary='])
      expectReason(await shop.ask(post(path, 'id=1', type, 'application/json'), [400]));
    const large = 'x'.repeat(2_000_000);
    expectReason(await shop.ask(post(path, JSON.stringify({ note: large })), [413]));
    expectReason(await shop.ask(post(path, `note=${large}`, FORM, 'application/json'), [413]));
  },
);

test('no form takes more than a form holds: who keeps many bodies unfinished keeps little memory', async () => {
  const large = `customer[email]=${'x'.repeat(BODY_LIMIT)}`;
  for (const path of ['/account/login', '/account', '/account/recover', '/cart/add', '/localization', '/password'])
    expectReason(await shop.ask(post(path, large, FORM, 'application/json'), [413]));
  expect(BODY_LIMIT * 512).toBeLessThanOrEqual(64 * 1024 ** 2);
});

test('bodies that are nested without an end are refused', async () => {
  await shop.ask(post('/cart/add.js', '['.repeat(100_000)), [400]);
  await shop.ask(post('/cart/add.js', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`), [400]);
  await shop.ask(post('/cart/add', `items${'[a]'.repeat(5000)}=1`, FORM), [302, 400, 404]);
});

const IDS = [1, 0, -1, 1.5, 1e30, 'abc', '', null, {}, '9'.repeat(50), '__proto__'];

test.each(IDS)('the id %j, which no variant has, is refused in words', async (id) =>
  expectReason(await shop.ask(post('/cart/add.js', JSON.stringify({ id })), [400, 404])),
);
