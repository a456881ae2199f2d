import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meet } from '../../store/meet.fixture.ts';
import type { Store } from '../../store/open.ts';
import { openTestStore } from '../../store/test-store.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { findCart } from '../cart/cart-rows.ts';
import { changeLine } from '../cart/change-line.ts';
import { updateCart } from '../cart/update-cart.ts';
import * as customers from '../customers/customers.ts';
import { type ImportOptions, importShop } from '../import/import-shop.ts';
import { cancelOrder } from '../orders/order-changes.ts';
import { rankSales } from '../orders/rank-sales.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { erasePerson } from '../personal/erase-person.ts';
import { stableId } from '../stable-id.ts';
import { openTestShop, shopJson, type TestShop, testProducts, variantId } from '../test-shop.ts';
import { buy, card, readyToPay } from './checkout.fixture.ts';
import { completeCheckout, readCheckout } from './checkout.ts';
import type { Gateway } from './gateway.ts';
import { OPEN_DAYS, sweepCheckouts } from './sweep-checkouts.ts';
import { createTestGateway } from './test-gateway.ts';

/** Gloves, of which there is one in each size, and a hat that costs as much. */
const products = `${testProducts}gloves,Gloves,,Vitrine,Gloves,,TRUE,Size,S,,,G-S,80,shopify,1,deny,50.00,,,,,FALSE,active
gloves,,,,,,,,M,,,G-M,80,shopify,1,deny,50.00,,,,,,
hat,Hat,,Vitrine,Hats,,TRUE,Title,Default Title,,,HAT,80,shopify,5,deny,50.00,,,,,FALSE,active
`;
const discounts = [{ code: 'WELCOME', type: 'percentage', value: 20, oncePerCustomer: true }];
const glovesS = variantId('gloves', 'S');
const glovesM = variantId('gloves', 'M');
const hat = variantId('hat');
const tee = variantId('tee', 'S');

/** Not the address that others pay with, which has a lock of its own. */
const ANOTHER = { email: 'zoe@example.com' };

let shop: TestShop;
let other: Store;
beforeEach(async () => {
  const giftCards = [{ code: 'GIFT-9000-AAAA', balance: 9000 }];
  shop = await openTestShop({ 'products.csv': products, 'shop.json': { ...shopJson, discounts, giftCards } });
  other = await openTestStore(shop.dataDir);
});
afterEach(async () => {
  await other.close();
  await shop.close();
});

/** Has two writes of two nodes meet. */
const meetHere = <First, Second>(first: (store: Store) => Promise<First>, second: (store: Store) => Promise<Second>) =>
  meet([shop.store, other], first, second);

/** A checkout that only has to be paid, and the amounts that its page has shown. */
async function shown(...purchase: Parameters<typeof readyToPay>) {
  const ready = await readyToPay(...purchase);
  const checkout = await readCheckout(shop.store, ready.token);
  return { ...ready, expected: checkout?.totals };
}

type Shown = Awaited<ReturnType<typeof shown>>;

const paying =
  ({ token, expected }: Shown, gateway: Gateway = createTestGateway()) =>
  (store: Store) =>
    completeCheckout(store, token, { card: card(), expected }, gateway);

const isSold = async (handle: string): Promise<boolean> => {
  const row = await shop.store.db
    .selectFrom('products')
    .where('handle', '=', handle)
    .select('available')
    .executeTakeFirstOrThrow();
  return row.available === 0;
};

const ordersOf = (email: string) =>
  shop.store.db.selectFrom('orders').where('email', '=', email).select(['name', 'customer_id']).execute();

describe('a payment', () => {
  test('takes the last piece, which another one does not get', { tags: ['scale-2', 'scale-4'] }, async () => {
    const ready = [await shown(shop.store, [{ id: glovesS }]), await shown(shop.store, [{ id: glovesS }])];
    const [one, two] = ready.map((each) => paying(each));
    if (!one || !two) return expect.unreachable();
    const { first, second } = await meetHere(one, two);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ error: { code: 'out_of_stock' } });
  });

  test('of the last of one size knows of the last of another: the product is sold out', {
    tags: ['scale-2', 'scale-4'],
  }, async () => {
    const small = await shown(shop.store, [{ id: glovesS }]);
    const medium = await shown(shop.store, [{ id: glovesM }], ANOTHER);
    const { first, second } = await meetHere(paying(small), paying(medium));
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(await isSold('gloves')).toBe(true);
  });

  test('whose cart has become another has the locks of what is in it now', {
    tags: ['scale-2', 'scale-4'],
  }, async () => {
    const changed = await shown(shop.store, [{ id: hat }]);
    const medium = await shown(shop.store, [{ id: glovesM }], ANOTHER);
    const gateway: Gateway = {
      ...createTestGateway(),
      async authorize(request) {
        const key = (await findCart(shop.store.db, changed.cart))?.lines[0]?.key ?? '';
        await addToCart(shop.store, changed.cart, [{ id: glovesS }]);
        await changeLine(shop.store, changed.cart, { id: key, quantity: 0 });
        return createTestGateway().authorize(request);
      },
    };
    const { first, second } = await meetHere(paying(medium), paying(changed, gateway));
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(await isSold('gloves')).toBe(true);
  });

  test('leaves in the cart what is added meanwhile, and nothing that was paid', {
    tags: ['scale-2', 'scale-4'],
  }, async () => {
    const ready = await shown(shop.store, [{ id: hat }]);
    await updateCart(shop.store, ready.cart, { note: 'Wrap it' });
    const { first } = await meetHere(paying(ready), async (store) => {
      await updateCart(store, ready.cart, { attributes: { Gift: 'no' } });
      return addToCart(store, ready.cart, [{ id: tee }]);
    });
    expect(first).toMatchObject({ ok: true, value: { order: { note: 'Wrap it', lines: [{ variantId: hat }] } } });
    const left = await findCart(shop.store.db, ready.cart);
    expect(left).toMatchObject({ note: null, attributes: { Gift: 'no' }, lines: [{ variantId: tee }] });
  });

  test('of a checkout that is swept away makes no order', { tags: ['scale-2', 'scale-4'] }, async () => {
    const ready = await shown(shop.store, [{ id: hat }]);
    const later = new Date(Date.now() + (OPEN_DAYS + 1) * 86_400_000);
    const { second } = await meetHere((store) => sweepCheckouts(store, later), paying(ready));
    expect(second).toMatchObject({ error: { code: 'not_found' } });
    expect(await shop.store.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('has the discount that a customer may use once, and the next one has not', {
    tags: ['scale-2', 'scale-4'],
  }, async () => {
    const change = { addCode: 'WELCOME' };
    const one = await shown(shop.store, [{ id: hat }], { change });
    const two = await shown(shop.store, [{ id: tee }], { change });
    const { first, second } = await meetHere(paying(one), paying(two));
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ error: { code: 'total_changed' } });
  });

  test('with a gift card, and a refund to it, both count', { tags: ['scale-2', 'scale-4'] }, async () => {
    const change = { addCode: 'GIFT-9000-AAAA' };
    const earlier = await buy(shop.store, [{ id: tee }], { change });
    const ready = await shown(shop.store, [{ id: tee }], { change });
    const { first, second } = await meetHere(paying(ready), (store) =>
      refundOrder(store, createTestGateway(), earlier.id),
    );
    expect([first.ok, second.ok]).toEqual([true, true]);
    const rows = await shop.store.db.selectFrom('gift_cards').select('balance').execute();
    expect(rows).toEqual([{ balance: 9000 - earlier.total }]);
  });
});

describe('beside a payment of the last piece', () => {
  test.each(['cancelled after it', 'cancelled before it'])(
    'an order is %s: the product can be bought',
    { tags: ['scale-2'] },
    async (when) => {
      const { id } = await buy(shop.store, [{ id: glovesM }]);
      const pay = paying(await shown(shop.store, [{ id: glovesS }]));
      const cancel = (store: Store) => cancelOrder(store, id, 'customer');
      const both = when === 'cancelled after it' ? await meetHere(pay, cancel) : await meetHere(cancel, pay);
      expect([both.first.ok, both.second.ok]).toEqual([true, true]);
      expect(await isSold('gloves')).toBe(false);
    },
  );

  test('sales are ranked: neither runs twice for it, and no sale is lost', { tags: ['scale-2'] }, async () => {
    await buy(shop.store, [{ id: hat }]);
    const ready = await shown(shop.store, [{ id: hat }]);
    let runs = 0;
    const { first } = await meetHere(paying(ready), (store) =>
      rankSales({
        ...store,
        write: (job, options) =>
          store.write((tx, changed) => {
            runs += 1;
            return job(tx, changed);
          }, options),
      }),
    );
    expect(first.ok).toBe(true);
    // Once for both sales, or once for each.
    const sold = await shop.store.db.selectFrom('products').where('handle', '=', 'hat').select('units_sold').execute();
    expect(sold).toEqual([{ units_sold: 2 }]);
    expect(runs).toBe(1);
  });
});

describe('an import beside a payment', () => {
  /** Pays on one node what was checked before the import on another one, whose swap is done and not committed. */
  async function payDuring(ready: Shown, options: ImportOptions = {}) {
    const checked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const gateway: Gateway = {
      ...createTestGateway(),
      async authorize(request) {
        checked.resolve();
        await goOn.promise;
        return createTestGateway().authorize(request);
      },
    };
    const paid = paying(ready, gateway)(other);
    await checked.promise;
    const { second } = await meetHere(
      (store) => importShop(store, shop.shopDir, options),
      () => {
        goOn.resolve();
        return paid;
      },
    );
    return second;
  }

  test('takes its product away: there is nothing to pay', { tags: ['scale-2'] }, async () => {
    const ready = await shown(shop.store, [{ id: hat }]);
    shop.write('products.csv', testProducts);
    expect(await payDuring(ready)).toMatchObject({ error: { code: 'empty_cart' } });
  });

  test('sets the stock: what the merchant has counted is sold, no more', { tags: ['scale-2'] }, async () => {
    const ready = await shown(shop.store, [{ id: glovesS }]);
    shop.write('products.csv', products.replace('G-S,80,shopify,1', 'G-S,80,shopify,0'));
    expect(await payDuring(ready, { stock: true })).toMatchObject({ error: { code: 'out_of_stock' } });
  });

  test('brings a discount with its products, not one of them before the other', { tags: ['scale-2'] }, async () => {
    const ready = await shown(shop.store, [{ id: hat }]);
    const sale = { title: 'Sale', type: 'percentage', value: 50 };
    shop.write('shop.json', { ...shopJson, discounts: [sale] });
    expect(await payDuring(ready)).toMatchObject({ error: { code: 'total_changed' } });
  });
});

describe('the address of a guest who pays', () => {
  const email = 'guest@example.com';
  const password = 'correct horse';
  const customerId = stableId('customer', email);

  /** What makes the address a customer's; each is prepared before the payment. */
  const proofs: Record<string, () => Promise<(store: Store) => Promise<unknown>>> = {
    async 'is verified'() {
      await customers.registerCustomer(shop.store, { email, password });
      const token = await customers.requestVerification(shop.store, customerId);
      return (store) => customers.verifyAddress(store, customerId, token ?? '');
    },
    async 'has its password set by a link'() {
      await customers.registerCustomer(shop.store, { email, password });
      const reset = await customers.requestReset(shop.store, email);
      const token = reset?.token ?? '';
      const input = { purpose: 'reset', customerId, token, password, confirmation: password } as const;
      return (store) => customers.setPassword(store, input);
    },
    async 'is registered'() {
      let id = 0;
      await customers.startRegistration(shop.store, { email, password, leadsTo: '/' }, async (_tx, made) => {
        id = made;
      });
      return (store) => customers.confirmRegistration(store, id, new Date());
    },
  };

  test.each(Object.keys(proofs))('%s meanwhile: the order is in the account', { tags: ['scale-2'] }, async (name) => {
    const prove = (await proofs[name]?.()) ?? expect.unreachable();
    const ready = await shown(shop.store, [{ id: tee }], { email });
    await meetHere(paying(ready), prove);
    expect(await ordersOf(email)).toEqual([{ name: '#1001', customer_id: customerId }]);
  });

  test.each(Object.keys(proofs))('%s just before: the order is in the account', { tags: ['scale-2'] }, async (name) => {
    const prove = (await proofs[name]?.()) ?? expect.unreachable();
    const ready = await shown(shop.store, [{ id: tee }], { email });
    await meetHere(prove, paying(ready));
    expect(await ordersOf(email)).toEqual([{ name: '#1001', customer_id: customerId }]);
  });

  test('is erased meanwhile: nothing is left of it', { tags: ['scale-2'] }, async () => {
    const ready = await shown(shop.store, [{ id: tee }], { email });
    const { first } = await meetHere(paying(ready), (store) => erasePerson(store, email));
    expect(first.ok).toBe(true);
    expect(await ordersOf(email)).toEqual([]);
  });

  test('is erased just before: the checkout is gone, and no money is held', { tags: ['scale-2'] }, async () => {
    await customers.registerCustomer(shop.store, { email, password });
    const ready = await shown(shop.store, [{ id: tee }], { email, customerId });
    let held = 0;
    const gateway: Gateway = {
      ...createTestGateway(),
      authorize(request) {
        held += 1;
        return createTestGateway().authorize(request);
      },
      async release() {
        held -= 1;
      },
    };
    const { second } = await meetHere((store) => erasePerson(store, email), paying(ready, gateway));
    expect(second).toMatchObject({ error: { code: 'not_found' } });
    expect(held).toBe(0);
    expect(await ordersOf(email)).toEqual([]);
  });
});

test('whoever comes back while an erasure is made is new, or is not served: the discount for the first order is theirs', {
  tags: ['scale-2'],
}, async () => {
  const first = { title: 'First order', type: 'percentage', value: 10, oncePerCustomer: true };
  const email = 'guest@example.com';
  shop.write('shop.json', { ...shopJson, discounts: [first] });
  await importShop(shop.store, shop.shopDir);
  await buy(shop.store, [{ id: tee }], { email });
  // The erasure has looked for checkouts of the address before this one is begun.
  const comeBack = async (store: Store) => paying(await shown(store, [{ id: tee }], { email }))(store);
  await meetHere((store) => erasePerson(store, email), comeBack);
  const orders = await shop.store.db.selectFrom('orders').select('discount_total').execute();
  expect(orders.filter((order) => order.discount_total === 0)).toEqual([]);
});
