import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiscounts } from './apply-discounts.ts';
import { collections, discount, goods, products } from './discount.fixture.ts';
import type { DiscountClass, DiscountRule } from './discount.ts';
import { isCartLevel } from './line-level.ts';
import type { Goods } from './priced-goods.ts';

const totals = (rules: Parameters<typeof applyDiscounts>[0], lines: readonly Goods[]) => {
  const applied = applyDiscounts(rules, lines);
  return {
    lines: applied.allocations.map((own) => own.reduce((sum, { amount }) => sum + amount, 0)),
    names: applied.discounts.map(({ id }) => id),
  };
};
const any: DiscountClass[] = ['order', 'product', 'shipping'];

describe('discounts on products', () => {
  it('take a percentage off the lines they are for, each rounded for itself', () => {
    const knits = discount({ on: collections(7), value: 15 });
    const lines = [goods(1, 1999, 3, [7]), goods(2, 5000)];
    expect(totals([knits], lines).lines).toEqual([900, 0]);
    expect(applyDiscounts([knits], lines).applications).toMatchObject([
      { targetSelection: 'entitled', allocationMethod: 'each', totalAllocatedAmount: 900 },
    ]);
  });

  it('take an amount off every piece, or once off all of them', () => {
    const lines = [goods(1, 2000, 2), goods(2, 300, 1), goods(3, 9000)];
    const off = { type: 'fixed_amount', value: 500, on: products(1, 2) } as const;
    expect(totals([discount({ ...off, each: true })], lines).lines).toEqual([1000, 300, 0]);
    expect(totals([discount(off)], lines).lines).toEqual([465, 35, 0]);
  });

  it('wait for the minimum of what they are for', () => {
    const lines = [goods(1, 2000, 2), goods(2, 9000)];
    expect(totals([discount({ on: products(1), minimumSubtotal: 4001 })], lines).names).toEqual([]);
    expect(totals([discount({ on: products(1), minimumQuantity: 2 })], lines).lines).toEqual([400, 0]);
    expect(totals([discount({ on: products(1), minimumQuantity: 3 })], lines).names).toEqual([]);
  });

  it('leave gift cards at their price', () => {
    const card = { ...goods(1, 2000), isDiscountable: false };
    expect(totals([discount({ on: products(1) }), discount({}, { id: 'ORDER' })], [card]).names).toEqual([]);
  });
});

describe('several discounts', () => {
  const order = discount({ combinesWith: any }, { id: 'ORDER' });
  const knit = discount({ on: products(1), value: 20, combinesWith: any }, { id: 'KNIT' });

  it('are reckoned one after the other where they combine: products, then the order', () => {
    const { lines, names } = totals([order, knit], [goods(1, 10_000), goods(2, 5000)]);
    expect(names).toEqual(['KNIT', 'ORDER']);
    // 2000 off the knit; 10 % of the 13 000 left, shared 8 000 to 5 000.
    expect(lines).toEqual([2000 + 800, 500]);
  });

  it('give way to the one that takes most off where they do not combine', () => {
    const alone = discount({ on: products(1), value: 20 }, { id: 'KNIT' });
    expect(totals([order, alone], [goods(1, 10_000), goods(2, 5000)]).names).toEqual(['KNIT']);
    expect(totals([order, alone], [goods(1, 10_000), goods(2, 50_000)]).names).toEqual(['ORDER']);
  });

  it('combine only where both allow it', () => {
    const oneWay = discount({ combinesWith: [] }, { id: 'ORDER' });
    expect(totals([oneWay, knit], [goods(1, 10_000)]).names).toEqual(['KNIT']);
  });

  it('are one for a line, the one that takes most off it', () => {
    const tops = discount({ on: products(1, 2), value: 10, combinesWith: any }, { id: 'TOPS' });
    const { lines, names } = totals([tops, knit], [goods(1, 10_000), goods(2, 5000)]);
    expect(lines).toEqual([2000, 500]);
    expect(names.toSorted()).toEqual(['KNIT', 'TOPS']);
  });

  it('are left out where a better set goes without them, and shipping joins what combines with it', () => {
    const ship = discount({ type: 'free_shipping', value: 0, combinesWith: ['order'] }, { id: 'SHIP' });
    const tenner = discount({ combinesWith: ['shipping'] }, { id: 'TEN' });
    expect(totals([ship, tenner], [goods(1, 10_000)]).names).toEqual(['TEN', 'SHIP']);
    const only = discount({ combinesWith: [] }, { id: 'TEN' });
    expect(totals([ship, only], [goods(1, 10_000)]).names).toEqual(['TEN']);
  });

  it('keep the minimum of an order to what is left after products', () => {
    const big = discount({ value: 50, minimumSubtotal: 10_000, combinesWith: any }, { id: 'BIG' });
    const small = discount({ on: products(1), value: 1, combinesWith: any }, { id: 'SMALL' });
    expect(totals([big, small], [goods(1, 10_000)]).names).toEqual(['BIG']);
  });
});

const classes = fc.uniqueArray(fc.constantFrom<DiscountClass>('order', 'product', 'shipping'));
const selection = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }).map((ids) => products(...ids));
const minimums = { minimumSubtotal: fc.nat(20_000), minimumQuantity: fc.nat(4), combinesWith: classes };
const rule: fc.Arbitrary<Partial<DiscountRule>> = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 0, max: 100 }),
    on: fc.option(selection),
    ...minimums,
  }),
  fc.record({
    type: fc.constant('fixed_amount' as const),
    value: fc.nat(20_000),
    on: fc.option(selection),
    each: fc.boolean(),
    ...minimums,
  }),
  fc.record({ type: fc.constant('free_shipping' as const), ...minimums }),
  fc.record({
    type: fc.constant('buy_x_get_y' as const),
    value: fc.integer({ min: 1, max: 100 }),
    buys: fc.record({ of: fc.option(selection), quantity: fc.integer({ min: 1, max: 3 }), amount: fc.constant(0) }),
    gets: fc.record({
      of: fc.option(selection),
      quantity: fc.integer({ min: 1, max: 3 }),
      valueType: fc.constantFrom('percentage', 'fixed_amount'),
    }),
    usesPerOrder: fc.option(fc.integer({ min: 1, max: 3 })),
    combinesWith: classes,
  }),
);
const rules = fc
  .array(rule, { maxLength: 5 })
  .map((list) => list.map((own, index) => discount(own, { id: `D${index}` })));
const lines = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 4 }),
      price: fc.nat(20_000),
      quantity: fc.integer({ min: 1, max: 5 }),
      isCard: fc.boolean(),
    })
    .map(({ id, price, quantity, isCard }) => ({ ...goods(id, price, quantity), isDiscountable: !isCard })),
  { maxLength: 6 },
);
const off = (applied: ReturnType<typeof applyDiscounts>) =>
  applied.applications.reduce((sum, { totalAllocatedAmount }) => sum + totalAllocatedAmount, 0);

describe('whatever the discounts and the cart', () => {
  it('allocations add up to what their discount takes off, and no line costs less than nothing', () => {
    fc.assert(
      fc.property(rules, lines, (list, cart) => {
        const { applications, allocations } = applyDiscounts(list, cart);
        for (const application of applications) {
          const parts = allocations.flat().filter((entry) => entry.application === application);
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(application.totalAllocatedAmount);
        }
        for (const [index, own] of allocations.entries()) {
          const line = cart[index];
          const price = line?.isDiscountable ? line.price * line.quantity : 0;
          expect(own.every(({ amount }) => amount > 0 && Number.isSafeInteger(amount))).toBe(true);
          expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(price);
          expect(own.filter(({ application }) => !isCartLevel(application)).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('no single discount would take more off, and their order does not matter', () => {
    fc.assert(
      fc.property(rules, lines, (list, cart) => {
        const best = applyDiscounts(list, cart);
        for (const one of list) expect(off(applyDiscounts([one], cart))).toBeLessThanOrEqual(off(best));
        const turned = applyDiscounts(list.toReversed(), cart);
        expect(off(turned)).toBe(off(best));
        expect(turned.discounts.map(({ id }) => id)).toEqual(best.discounts.map(({ id }) => id));
      }),
    );
  });

  it('those applied together all combine', () => {
    fc.assert(
      fc.property(rules, lines, (list, cart) => {
        const { discounts } = applyDiscounts(list, cart);
        for (const [index, one] of discounts.entries())
          for (const other of discounts.slice(index + 1)) {
            const kinds = [one, other].map(({ rule: own }) =>
              own.type === 'free_shipping' ? 'shipping' : own.type === 'buy_x_get_y' || own.on ? 'product' : 'order',
            );
            expect(one.rule.combinesWith).toContain(kinds[1]);
            expect(other.rule.combinesWith).toContain(kinds[0]);
          }
      }),
    );
  });
});
