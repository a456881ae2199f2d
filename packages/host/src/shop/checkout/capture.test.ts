import { afterEach, beforeEach, expect, test } from 'vitest';
import { meet } from '../../store/meet.fixture.ts';
import type { Store } from '../../store/open.ts';
import { openTestStore } from '../../store/test-store.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { capture } from './capture.ts';
import { buy } from './checkout.fixture.ts';
import type { Gateway } from './gateway.ts';
import { createTestGateway } from './test-gateway.ts';

let shop: TestShop;
let other: Store;
beforeEach(async () => {
  shop = await openTestShop();
  other = await openTestStore(shop.dataDir);
});
afterEach(async () => {
  await other.close();
  await shop.close();
});

const failing: Gateway = { ...createTestGateway(), capture: async () => false };

const capturesOf = (orderId: number) =>
  shop.store.db
    .selectFrom('transactions')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'capture')
    .select('status')
    .orderBy('id')
    .execute();

test.each([
  { gateways: [failing, failing], recorded: ['failure'] },
  { gateways: [failing, createTestGateway()], recorded: ['failure', 'success'] },
  { gateways: [createTestGateway(), failing], recorded: ['success'] },
  { gateways: [createTestGateway(), createTestGateway()], recorded: ['success'] },
])('two nodes that capture a payment at the same time record $recorded', { tags: ['scale-2'] }, async (each) => {
  const held = { reference: 'held', amount: 2176, cardBrand: 'visa', cardLast4: '1' };
  const { id } = await buy(shop.store, [{ id: variantId('tee', 'S') }], { gateway: failing });
  await shop.store.write((tx) => tx.deleteFrom('transactions').where('kind', '=', 'capture').execute());
  const [one, two] = each.gateways.map((gateway) => (store: Store) => capture(store, gateway, id, held));
  if (!one || !two) return expect.unreachable();
  await meet([shop.store, other], one, two);
  expect((await capturesOf(id)).map(({ status }) => status)).toEqual(each.recorded);
});
