import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_VIEWED, VIEWED_KEY, viewedProducts } from './viewed-products.ts';

const kept = (text: string | null) => () => ({ getItem: (key: string) => (key === VIEWED_KEY ? text : null) });

it('are the newest first, without the one that is looked at', () => {
  expect(viewedProducts(7, kept('[7,3,5]'))).toEqual([3, 5]);
});

it('are none where nothing is kept, what is kept is spoilt, or the storage is blocked', () => {
  for (const text of [null, '', 'x', '{}', '"7"', 'null', '[null,"3",-1,1.5]']) {
    expect(viewedProducts(1, kept(text)), String(text)).toEqual([]);
  }
  expect(
    viewedProducts(1, () => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toEqual([]);
});

it('are at most twelve, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), fc.integer({ min: 1, max: 40 }), (ids, current) => {
      const seen = viewedProducts(current, kept(JSON.stringify(ids)));
      expect(seen.length).toBeLessThanOrEqual(MOST_VIEWED);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).not.toContain(current);
      expect(seen).toEqual([...new Set(ids)].filter((id) => id !== current).slice(0, MOST_VIEWED));
    }),
  );
});
