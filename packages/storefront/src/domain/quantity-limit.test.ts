import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedQuantity, QUANTITY_LIMIT, quantityLimit } from './quantity-limit.ts';

const item = (inventory: string | undefined, quantity = 1) => ({
  quantity,
  properties: inventory === undefined ? ({} as Record<string, string>) : { _inventory: inventory },
});

describe('quantityLimit', () => {
  it('is _inventory, or 10 if there is none', { tags: ['cart-26'] }, () => {
    expect(quantityLimit(item('3'))).toBe(3);
    expect(quantityLimit(item(' 42 '))).toBe(42);
    expect(quantityLimit(item(undefined))).toBe(10);
  });

  it('takes what is no number of pieces for none', () => {
    for (const odd of ['', '0', '-2', '2.5', 'many', '1e3', '0x10', '99999999999999999999']) {
      expect(quantityLimit(item(odd)), odd).toBe(QUANTITY_LIMIT);
    }
  });
});

describe('what is there now', () => {
  const of = (inventory: string | undefined, stock: number | null) =>
    quantityLimit({
      ...item(inventory),
      facts: { sold_out: stock === 0, brand: '', final_sale: false, preorder: false, preorder_note: '', stock },
    });
  it('limits a line that says more, or nothing', { tags: ['cart-26'] }, () => {
    expect([of('9', 4), of('3', 4), of(undefined, 4), of(undefined, 40), of('25', 40)]).toEqual([4, 3, 4, 10, 25]);
  });
  it('limits nothing where it is not counted, or gone', () => expect([of('9', null), of('9', 0)]).toEqual([9, 9]));
});

describe('allowedQuantity', () => {
  it('is whole, from 0 to the limit, whatever is asked for', () => {
    const inventory = fc.option(fc.integer({ min: -5, max: 50 }).map(String), { nil: undefined });
    fc.assert(
      fc.property(inventory, fc.nat(20), fc.double(), (written, quantity, wanted) => {
        const line = item(written, quantity);
        const allowed = allowedQuantity(line, wanted);
        expect(Number.isInteger(allowed)).toBe(true);
        expect(allowed).toBeGreaterThanOrEqual(0);
        expect(allowed).toBeLessThanOrEqual(Math.max(quantityLimit(line), quantity));
        if (Number.isInteger(wanted) && wanted >= 0 && wanted <= quantityLimit(line)) expect(allowed).toBe(wanted + 0);
      }),
    );
  });

  it('keeps a line that is no number where it is', () => {
    expect(allowedQuantity(item('5', 2), Number.NaN)).toBe(2);
  });
});
