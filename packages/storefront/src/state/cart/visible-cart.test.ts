import { expect, it } from 'vitest';
import { fakePlatform, keyOf, PRICE } from './fake-cart-platform.ts';
import { visibleCart } from './visible-cart.ts';

const settled = fakePlatform([
  { id: 1, properties: {}, quantity: 2 },
  { id: 2, properties: {}, quantity: 1 },
]).cart();
const key = (id: number) => keyOf({ id, properties: {} });
const plain = { settled, pending: {}, pendingNote: null, settling: false };

it('is the settled bag when nothing is pending', () => {
  expect(visibleCart(plain)).toMatchObject({ item_count: 3, total_price: 3 * PRICE, settling: false, note: '' });
});

it('has the wanted quantities in it and the platform’s sums', () => {
  const cart = visibleCart({ ...plain, pending: { [key(1)]: 5 }, pendingNote: 'Wrap it' });
  expect(cart).toMatchObject({ item_count: 6, total_price: 3 * PRICE, settling: true, note: 'Wrap it' });
  expect(cart.items.map(({ quantity, pending }) => [quantity, pending])).toEqual([
    [5, true],
    [1, false],
  ]);
});

it('leaves out lines on their way out, and knows nothing of lines that are gone', () => {
  const cart = visibleCart({ ...plain, pending: { [key(1)]: 0, gone: 4 } });
  expect(cart.items.map(({ id }) => id)).toEqual([2]);
  expect(cart.item_count).toBe(1);
});
