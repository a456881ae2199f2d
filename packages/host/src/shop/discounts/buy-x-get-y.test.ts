import { describe, expect, it } from 'vitest';
import { applyDiscounts } from './apply-discounts.ts';
import { discount, goods, products } from './discount.fixture.ts';
import type { DiscountRule } from './discount.ts';
import type { Goods } from './priced-goods.ts';

function off(rule: Partial<DiscountRule>, cart: Goods[]): number[] {
  const applied = applyDiscounts([discount({ type: 'buy_x_get_y', value: 100, ...rule })], cart);
  return applied.allocations.map((own) => own.reduce((sum, { amount }) => sum + amount, 0));
}
const free = { of: null, quantity: 1, valueType: 'percentage' } as const;
const two = { of: null, quantity: 2, amount: 0 };

describe('buy X get Y', () => {
  it('gives the cheapest piece, once for every purchase', () => {
    expect(off({ buys: two, gets: free }, [goods(1, 1000, 3)])).toEqual([1000]);
    expect(off({ buys: two, gets: free }, [goods(1, 1000, 6)])).toEqual([2000]);
    expect(off({ buys: two, gets: free }, [goods(1, 5000, 2), goods(2, 900)])).toEqual([0, 900]);
    expect(off({ buys: two, gets: free }, [goods(1, 1000, 2)])).toEqual([0]);
  });

  it('keeps to the uses in an order', () => {
    expect(off({ buys: two, gets: free, usesPerOrder: 1 }, [goods(1, 1000, 9)])).toEqual([1000]);
  });

  it('counts what is bought and what is given by what each is for', () => {
    const rule = { buys: { of: products(1), quantity: 1, amount: 0 }, gets: { ...free, of: products(2), quantity: 2 } };
    expect(off(rule, [goods(1, 4000), goods(2, 300, 5)])).toEqual([0, 600]);
    // There is one piece only: that one.
    expect(off(rule, [goods(1, 4000), goods(2, 300)])).toEqual([0, 300]);
    expect(off(rule, [goods(2, 300, 5)])).toEqual([0]);
  });

  it('asks for an amount', () => {
    const rule = { buys: { of: products(1), quantity: 0, amount: 5000 }, gets: { ...free, of: products(2) } };
    expect(off(rule, [goods(1, 2500, 2), goods(2, 700, 2)])).toEqual([0, 700]);
    expect(off(rule, [goods(1, 2499, 2), goods(2, 700)])).toEqual([0, 0]);
  });

  it('takes off a part, or an amount of each piece, never more than it costs', () => {
    expect(off({ buys: two, gets: free, value: 50 }, [goods(1, 999, 3)])).toEqual([500]);
    const amount = { ...free, valueType: 'fixed_amount' } as const;
    expect(off({ buys: two, gets: amount, value: 300 }, [goods(1, 1000, 3)])).toEqual([300]);
    expect(off({ buys: two, gets: amount, value: 3000 }, [goods(1, 1000, 3)])).toEqual([1000]);
  });

  it('keeps pieces that are needed as the purchase', () => {
    const rule = { buys: { of: products(1), quantity: 1, amount: 0 }, gets: free };
    expect(off(rule, [goods(1, 100), goods(2, 900)])).toEqual([0, 900]);
  });
});
