import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { addToCart } from './add-to-cart.ts';
import { applyDiscounts, type Discount } from './discounts.ts';
import { distribute } from './distribute.ts';
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
    expect(cart).toMatchObject({ totalDiscount: 1000, freeShipping: true });
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

it('distribute gives parts that add up and are within one of their exact share', () => {
  fc.assert(
    fc.property(fc.nat(1e11), fc.array(fc.nat(1e12), { minLength: 1, maxLength: 40 }), (amount, weights) => {
      const parts = distribute(amount, weights);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(sum === 0 ? 0 : amount);
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        if (weights[index] === 0) expect(part).toBe(0);
        if (sum > 0) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1.001);
      }
    }),
  );
});

it('discounts never take more than a line costs, and the shares are the discount', () => {
  const discount = fc.record({
    code: fc.constantFrom('A', 'B', 'C'),
    title: fc.constant(''),
    type: fc.constantFrom('percentage' as const, 'fixed_amount' as const, 'free_shipping' as const),
    value: fc.double({ min: 0, max: 100, noNaN: true }),
    minimum_subtotal: fc.nat(10000),
    usage_limit: fc.constantFrom(null, 0, 1),
    used: fc.constant(0),
    starts_at: fc.constant(null),
    ends_at: fc.constant(null),
  });
  fc.assert(
    fc.property(
      fc.array(discount, { maxLength: 3 }),
      fc.array(fc.nat(1e9), { maxLength: 20 }),
      (discounts, amounts) => {
        const known = new Map<string, Discount>(discounts.map((entry) => [entry.code, entry]));
        const applied = applyDiscounts([...known.keys()], known, amounts, new Date());
        const total = applied.application?.totalAllocatedAmount ?? 0;
        expect(applied.shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        for (const [index, share] of applied.shares.entries()) expect(share).toBeLessThanOrEqual(amounts[index] ?? 0);
      },
    ),
  );
});
