import { afterEach, describe, expect, it } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import { buy, card, readyToPay } from '../checkout/checkout.fixture.ts';
import { completeCheckout, readCheckout, updateCheckout } from '../checkout/checkout.ts';
import { createTestGateway } from '../checkout/test-gateway.ts';
import { openTestShop, shopJson, type TestShop, variantId } from '../test-shop.ts';

const inkS = { id: variantId('dress', 'Ink', 'S') };
const tee = (quantity: number) => ({ id: variantId('tee', 'S'), quantity });

let shop: TestShop;
afterEach(() => shop.close());

const open = async (discounts: object[], files: Record<string, object> = {}) => {
  shop = await openTestShop({ 'shop.json': { ...shopJson, discounts }, ...files });
};

async function priced(items: Parameters<typeof addToCart>[2], discount = '') {
  const added = await addToCart(shop.store, null, items);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  const updated = await updateCart(shop.store, added.value.cart.token, { discount });
  if (!updated.ok) throw new Error(JSON.stringify(updated.error));
  return priceCart(shop.store, updated.value);
}

describe('the discounts of shop.json', () => {
  it('apply by themselves, to handles, collections and SKUs', async () => {
    await open(
      [
        { title: 'Silk days', type: 'percentage', value: 20, on: { collections: ['silk'] } },
        {
          title: 'A tee less',
          type: 'fixed_amount',
          value: 100,
          each: true,
          on: { skus: ['T-S'] },
          combinesWith: ['product'],
        },
      ],
      {
        'collections.json': [
          {
            handle: 'silk',
            title: 'Silk',
            rules: { match: 'all', conditions: [{ field: 'tag', relation: 'equals', value: 'silk' }] },
          },
        ],
      },
    );
    expect(shop.report.warnings).toEqual([]);
    const cart = await priced([inkS, tee(2)]);
    expect(
      cart.lines.map((line) => [line.linePrice, line.finalLinePrice, line.finalPrice, line.totalDiscount]),
    ).toEqual([
      [3998, 3998, 1999, 0],
      [10_000, 8000, 8000, 2000],
    ]);
    expect(cart).toMatchObject({
      itemsSubtotalPrice: 11_998,
      totalPrice: 11_998,
      totalDiscount: 2000,
      orderDiscount: 0,
    });
    expect(cart.applications).toMatchObject([{ type: 'automatic', title: 'Silk days', targetSelection: 'entitled' }]);
  });

  it('name what they need: what the shop lacks is reported, and what is wrong stops the import', async () => {
    await open([
      { code: 'A', type: 'percentage', value: 5, on: { products: ['tee', 'gone'] } },
      { code: 'B', type: 'percentage', value: 5, on: { skus: ['NO-SUCH'] } },
    ]);
    expect(shop.report.warnings.map(({ message }) => message)).toEqual([
      'The discount A names the product "gone", which the shop does not have.',
      'The discount B names the SKU "NO-SUCH", which the shop does not have.',
    ]);
    expect(shop.report.skipped.map(({ reason }) => reason)).toEqual(['The discount B is for nothing the shop has.']);
    const wrong = openTestShop({
      'shop.json': { ...shopJson, discounts: [{ code: 'C', type: 'buy_x_get_y', value: 100 }] },
    });
    await expect(wrong).rejects.toThrow(/discounts.*buys and gets/s);
  });

  it('are in the money of the market', async () => {
    await open([{ title: 'Five off', type: 'fixed_amount', value: 500, minimumSubtotal: 9000 }]);
    const body = JSON.parse((await shop.store.db.selectFrom('shop').select('body').executeTakeFirstOrThrow()).body);
    body.markets = [
      {
        handle: 'ca',
        name: 'Canada',
        countries: ['CA'],
        currency: 'CAD',
        moneyFormat: '{{amount}}',
        moneyWithCurrencyFormat: '{{amount}}',
        rate: 2,
        rounding: 1,
      },
    ];
    await shop.store.write(
      async (tx) =>
        void (await tx
          .updateTable('shop')
          .set({ body: JSON.stringify(body) })
          .execute()),
    );
    const added = await addToCart(shop.store, null, [inkS]);
    if (!added.ok) throw new Error('not added');
    expect(await priceCart(shop.store, added.value.cart, { country: 'CA' })).toMatchObject({
      originalTotalPrice: 20_000,
      totalDiscount: 1000,
    });
  });
});

describe('discounts of an order', () => {
  it('are kept with each line, and taxed after them', async () => {
    await open([
      { title: 'Dress days', type: 'percentage', value: 10, on: { products: ['dress'] }, combinesWith: ['order'] },
      { title: 'Ten more', type: 'fixed_amount', value: 1000, combinesWith: ['product'] },
    ]);
    const order = await buy(shop.store, [inkS, tee(1)]);
    expect(order).toMatchObject({ subtotal: 10_999, discountTotal: 1000 });
    expect(
      order.lines.map(({ title, totalDiscount, allocations }) => [
        title,
        totalDiscount,
        allocations.map(({ amount }) => amount),
      ]),
    ).toEqual([
      ['Tee - S', 182, [182]],
      ['Été Dress - Ink / S', 1818, [1000, 818]],
    ]);
    const taxed = order.lines.map((line) => Math.round((line.linePrice - line.totalDiscount) * 0.08875));
    expect(order.taxTotal).toBe(taxed.reduce((sum, tax) => sum + tax, 0));
    expect(order.total).toBe(10_999 - 1000 + order.taxTotal);
  });

  it('make shipping free where they are for it', async () => {
    await open([{ title: 'Sent free', type: 'free_shipping', countries: ['US'], maximumRate: 2000 }]);
    const { token } = await readyToPay(shop.store, [inkS], { change: { shippingRate: 'express' } });
    expect((await readCheckout(shop.store, token))?.totals.shipping).toBe(2500);
    await shop.close();
    await open([{ title: 'Sent free', type: 'free_shipping', countries: ['US'], maximumRate: 2500 }]);
    const again = await readyToPay(shop.store, [inkS], { change: { shippingRate: 'express' } });
    expect((await readCheckout(shop.store, again.token))?.totals.shipping).toBe(0);
    const paid = await completeCheckout(shop.store, again.token, { card: card() }, createTestGateway());
    expect(paid).toMatchObject({
      value: { order: { applications: [{ title: 'Sent free', totalAllocatedAmount: 2500 }] } },
    });
  });

  it('are used once by a customer, whatever the cart says', async () => {
    await open([{ code: 'FIRST', type: 'percentage', value: 50, oncePerCustomer: true }]);
    const change = { addCode: 'first' };
    const order = await buy(shop.store, [inkS], { change });
    expect(order.discountTotal).toBe(5000);
    const { token } = await readyToPay(shop.store, [inkS]);
    expect(await updateCheckout(shop.store, token, change)).toMatchObject({
      error: { code: 'discount_not_applicable' },
    });
    const other = await readyToPay(shop.store, [inkS], { email: 'other@example.com' });
    expect((await updateCheckout(shop.store, other.token, change)).ok).toBe(true);
    // The address is entered after the code: the code no longer counts.
    const late = await updateCheckout(shop.store, other.token, { email: 'ada@example.com' });
    expect(late).toMatchObject({
      value: { totals: { discount: 0 }, cart: { discountCodes: [{ applicable: false }] } },
    });
  });

  it('are for customers with a tag alone', async () => {
    await open([{ title: 'Friends', type: 'percentage', value: 50, customerTags: ['friend'] }], {
      'customers.json': [
        { email: 'clara@example.com', firstName: 'Clara', lastName: 'W', tags: ['friend'], addresses: [] },
        { email: 'mira@example.com', firstName: 'Mira', lastName: 'O', tags: [], addresses: [] },
      ],
    });
    const customers = await shop.store.db.selectFrom('customers').orderBy('email').select('id').execute();
    const off = await Promise.all(
      [customers[0]?.id, customers[1]?.id, null].map(async (customerId) => {
        const { token } = await readyToPay(shop.store, [inkS], { customerId });
        return (await readCheckout(shop.store, token))?.totals.discount;
      }),
    );
    expect(off).toEqual([5000, 0, 0]);
  });

  it('with a limit are never given more often, however many pay at once', async () => {
    await open([{ title: 'The first two', type: 'percentage', value: 50, usageLimit: 2 }]);
    const ready = [];
    for (let index = 0; index < 4; index += 1)
      ready.push(await readyToPay(shop.store, [tee(1)], { email: `a${index}@example.com` }));
    const paid = await Promise.all(
      ready.map(async ({ token }) => {
        const totals = (await readCheckout(shop.store, token))?.totals;
        const expected = totals && { total: totals.total, due: totals.due };
        return completeCheckout(shop.store, token, { card: card(), expected }, createTestGateway());
      }),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(2);
    expect(paid.filter((done) => !done.ok && done.error.code === 'total_changed')).toHaveLength(2);
    expect(await shop.store.db.selectFrom('discounts').select('used').execute()).toEqual([{ used: 2 }]);
  });
});
