import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../store/open.ts';
import { leaveOutNumbers } from '../../store/sql/order-number.ts';
import { StoreError } from '../../store/store-error.ts';
import { openTestStore } from '../../store/test-store.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { card, readyToPay } from './checkout.fixture.ts';
import { completeCheckout, readCheckout } from './checkout.ts';
import type { Payment } from './complete-checkout.ts';
import { createTestGateway } from './test-gateway.ts';

const inkS = variantId('dress', 'Ink', 'S');
const teeS = variantId('tee', 'S');

let shop: TestShop;
let nodes: Store[] = [];
beforeEach(async () => {
  shop = await openTestShop();
  nodes = [shop.store, await openTestStore(shop.dataDir), await openTestStore(shop.dataDir)];
});
afterEach(async () => {
  for (const store of nodes.slice(1)) await store.close();
  await shop.close();
});

const node = (index: number): Store => nodes[index % nodes.length] ?? shop.store;

/** Pays all of these checkouts at the same time, each on the next node. Returns the names of their orders, or why there is none. */
async function payAll(tokens: readonly string[], expected?: Payment['expected']): Promise<string[]> {
  const paid = await Promise.all(
    tokens.map((token, index) => completeCheckout(node(index), token, { card: card(), expected }, createTestGateway())),
  );
  return paid.map((one) => (one.ok ? one.value.order.name : one.error.code));
}

const isOrder = (name: string) => name.startsWith('#');

test('three nodes sell no piece twice, and no two orders have the same number', { tags: ['scale-4'] }, async () => {
  const ready = await Promise.all(
    Array.from({ length: 24 }, (_, index) => readyToPay(node(index), [{ id: inkS }, { id: teeS }])),
  );
  const paid = await payAll(ready.map(({ token }) => token));
  const sold = paid.filter(isOrder);
  expect(sold).toHaveLength(10);
  expect(new Set(sold).size).toBe(10);
  expect(paid.filter((one) => !isOrder(one))).toEqual(Array(14).fill('out_of_stock'));
  const left = await shop.store.db.selectFrom('variants').where('id', '=', inkS).select('quantity').execute();
  expect(left).toEqual([{ quantity: 0 }]);
});

test('a code that may be used once and the money of a gift card are used once', { tags: ['scale-4'] }, async () => {
  for (const addCode of ['ONCE', 'GIFT-1000-AAAA']) {
    const ready = await Promise.all(
      Array.from({ length: 6 }, (_, index) => readyToPay(node(index), [{ id: teeS }], { change: { addCode } })),
    );
    // What all of them were shown: who begins to pay later would otherwise pay the whole price.
    const shown = await readCheckout(shop.store, ready[0]?.token ?? '');
    const paid = await payAll(
      ready.map(({ token }) => token),
      shown?.totals,
    );
    expect(paid.filter(isOrder)).toHaveLength(1);
    expect(paid.filter((one) => !isOrder(one))).toEqual(Array(5).fill('total_changed'));
  }
  const { db } = shop.store;
  expect(await db.selectFrom('discounts').where('code', '=', 'ONCE').select('used').execute()).toEqual([{ used: 1 }]);
  const [giftCard] = await db.selectFrom('gift_cards').select('balance').execute();
  expect(giftCard).toEqual({ balance: 0 });
});

test('a checkout that is paid on every node at the same time is one order, held once', {
  tags: ['scale-4'],
}, async () => {
  const { token } = await readyToPay(shop.store, [{ id: teeS }]);
  const released: string[] = [];
  const gateway = { ...createTestGateway(), release: async (reference: string) => void released.push(reference) };
  const paid = await Promise.all(nodes.map((store) => completeCheckout(store, token, { card: card() }, gateway)));
  expect(new Set(paid.map((one) => (one.ok ? one.value.order.name : one.error.code))).size).toBe(1);
  expect(released).toEqual([]);
  expect(await shop.store.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

/** A store that loses the way to its database with the answer to a write; `isDone`: the write was made all the same. */
const losing = (store: Store, isDone: boolean): Store => ({
  ...store,
  async write(job, options) {
    if (isDone) await store.write(job, options);
    throw new StoreError('away');
  },
});

test('where the answer to the write was lost the order that was made is found, and no money is let go', async () => {
  const released: string[] = [];
  const gateway = { ...createTestGateway(), release: async (reference: string) => void released.push(reference) };
  const pay = (store: Store, token: string) => completeCheckout(store, token, { card: card() }, gateway);
  const made = await readyToPay(shop.store, [{ id: teeS }]);
  expect(await pay(losing(shop.store, true), made.token)).toMatchObject({
    ok: true,
    value: { order: { name: '#1001' } },
  });
  const lost = await readyToPay(shop.store, [{ id: teeS }]);
  await expect(pay(losing(shop.store, false), lost.token)).rejects.toThrow(StoreError);
  expect(await pay(shop.store, lost.token)).toMatchObject({ ok: true });
  expect(released).toEqual([]);
});

test('a number that an order was given otherwise is not given again', async () => {
  const first = await readyToPay(shop.store, [{ id: teeS }]);
  expect(await payAll([first.token])).toEqual(['#1001']);
  for (const number of [1005, 90_000]) {
    await shop.store.write(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ number, name: `#${number}` })
        .where('name', '=', '#1001')
        .execute();
      await leaveOutNumbers(tx);
    });
    const next = await readyToPay(shop.store, [{ id: teeS }]);
    expect(await payAll([next.token])).toEqual([`#${number + 1}`]);
    await shop.store.write((tx) =>
      tx.updateTable('orders').set({ number: 1001, name: '#1001' }).where('number', '=', number).execute(),
    );
  }
});
