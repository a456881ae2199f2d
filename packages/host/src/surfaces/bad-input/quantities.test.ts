import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  expectReason,
  type ListeningShop,
  openListeningShop,
  post,
  withCookie,
} from '../../../test/open-listening-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: ListeningShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openListeningShop();
  ids = await variantIds(shop.store);
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

const postJson = (path: string, body: unknown) => post(path, JSON.stringify(body));

/** Refused wherever something is added. */
const NONE = [-1, 0, 0.5, 1.5, 1e30, 9999, 'NaN', 'abc', '-5', '1.5', '1e30', true, [1], [], {}, { a: 1 }];
/** Refused, or read as something that makes sense. */
const ODD = [...NONE, 1e308, '99999999999999999999', '', null, '０', ' 3 '];

test('quantities that are none are refused in words', async () => {
  for (const quantity of NONE)
    expectReason(await shop.ask(postJson('/cart/add.js', { id: ids['SLIP-INK-S'], quantity }), [400, 422]));
});

test('no quantity takes the cart below nothing or above what the shop has', async () => {
  const id = ids['SLIP-INK-S'];
  const added = await shop.ask(postJson('/cart/add.js', { id, quantity: 1 }), [200]);
  const cookie = /cart=[^;]*/.exec(added.headers['set-cookie'] ?? '')?.[0] ?? '';
  for (const quantity of ODD) {
    for (const request of [
      postJson('/cart/add.js', { id, quantity }),
      postJson('/cart/change.js', { line: 1, quantity }),
      postJson('/cart/change.js', { id: String(id), quantity }),
      postJson('/cart/update.js', { updates: { [String(id)]: quantity } }),
      postJson('/cart/update.js', { updates: [quantity] }),
    ]) {
      const answer = await shop.ask(withCookie(request, cookie));
      if (answer.status >= 400) expectReason(answer);
    }
    const cart = await shop.ask({ path: '/cart.js', headers: { cookie } }, [200]);
    const { item_count: count } = JSON.parse(cart.body) as { item_count: number };
    const isFine = Number.isSafeInteger(count) && count >= 0 && count <= 5;
    expect({ quantity, count, isFine }).toEqual({ quantity, count, isFine: true });
  }
});
