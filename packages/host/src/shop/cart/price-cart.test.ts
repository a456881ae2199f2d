import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { addToCart } from './add-to-cart.ts';
import { priceCart } from './price-cart.ts';
import { updateCart } from './update-cart.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function priced(items: Parameters<typeof addToCart>[2], discount = '') {
  const added = await addToCart(shop.store, null, items);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  const updated = await updateCart(shop.store, added.value.cart.token, { discount });
  if (!updated.ok) throw new Error(JSON.stringify(updated.error));
  return priceCart(shop.store, updated.value);
}
const inkS = { id: variantId('dress', 'Ink', 'S') };
const teeS = { id: variantId('tee', 'S'), quantity: 3 };

describe('priceCart', () => {
  it('prices the empty cart', async () => {
    expect(await priceCart(shop.store, null)).toMatchObject({
      itemCount: 0,
      totalPrice: 0,
      lines: [],
      currency: 'USD',
    });
  });

  it('joins lines with their products', async () => {
    const cart = await priced([inkS, teeS]);
    expect(cart).toMatchObject({
      itemCount: 4,
      originalTotalPrice: 15997,
      totalPrice: 15997,
      totalWeight: 750,
      requiresShipping: true,
    });
    expect(
      cart.lines.map((line) => [line.product.handle, line.variant.title, line.price, line.finalLinePrice]),
    ).toEqual([
      ['tee', 'S', 1999, 5997],
      ['dress', 'Ink / S', 10000, 10000],
    ]);
  });

  it('takes a percentage off the whole and shares it out exactly', async () => {
    const cart = await priced([inkS, teeS], 'ten');
    expect(cart.totalDiscount).toBe(1600);
    expect(cart.lines.map((line) => line.totalDiscount)).toEqual([600, 1000]);
    expect(cart.totalPrice).toBe(14397);
    expect(cart.discountCodes).toEqual([{ code: 'TEN', applicable: true }]);
  });

  it('takes the better of two codes, and free shipping beside it', async () => {
    const cart = await priced([inkS], 'FIVER,TEN,SHIPFREE,OVER,NONSENSE');
    expect(cart.discountCodes).toEqual([
      { code: 'FIVER', applicable: false },
      { code: 'TEN', applicable: true },
      { code: 'SHIPFREE', applicable: true },
      { code: 'OVER', applicable: false },
      { code: 'NONSENSE', applicable: false },
    ]);
    expect(cart).toMatchObject({ totalDiscount: 1000, freeShipping: { countries: [], maximumRate: null } });
  });

  it('leaves gift cards at their price', async () => {
    const cart = await priced([{ id: variantId('gift-card', '$10') }], 'TEN');
    expect(cart).toMatchObject({
      totalDiscount: 0,
      totalPrice: 1000,
      requiresShipping: false,
      discountCodes: [{ applicable: false }],
    });
  });

  it('keeps to the minimum of a code', async () => {
    expect((await priced([{ ...teeS, quantity: 1 }], 'FIVER')).totalDiscount).toBe(0);
    expect((await priced([teeS], 'FIVER')).totalDiscount).toBe(500);
  });
});
