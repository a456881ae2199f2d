import { expect, it } from 'vitest';
import type { Cart } from '../../domain/cart.schema.ts';
import { fakePlatform, keyOf } from './fake-cart-platform.ts';
import { followLine, lineAddress } from './line-address.ts';

const cartOf = (...lines: [id: number, properties: Record<string, string>, key?: string][]): Cart => {
  const cart = fakePlatform(lines.map(([id, properties]) => ({ id, properties, quantity: 1 }))).cart();
  lines.forEach(([, , key], index) => {
    const item = cart.items[index];
    if (item && key) item.key = key;
  });
  return cart;
};

it('names a line by its item id where only one has it, else by its key', () => {
  const cart = cartOf([1, {}], [2, { engraving: 'A' }], [2, { engraving: 'B' }]);
  expect(lineAddress(cart, keyOf({ id: 1, properties: {} }))).toBe('1');
  expect(lineAddress(cart, keyOf({ id: 2, properties: { engraving: 'A' } }))).toBe('2:[["engraving","A"]]');
  expect(lineAddress(cart, 'gone')).toBeUndefined();
});

it('follows a line whose key changed', () => {
  const before = cartOf([1, { a: 'x' }, 'k1'], [1, { a: 'y' }, 'k2'], [3, {}, 'k3']);
  expect(followLine(before, cartOf([1, { a: 'x' }, 'k1']), 'k1')).toBe('k1');
  expect(followLine(before, cartOf([1, { a: 'y' }, 'n2'], [1, { a: 'x' }, 'n1']), 'k1')).toBe('n1');
  expect(followLine(before, cartOf([1, { a: 'y' }, 'n2']), 'k1')).toBeUndefined();
  expect(followLine(before, cartOf([1, { a: 'x' }, 'k2']), 'k1')).toBeUndefined();
  expect(followLine(before, cartOf(), 'unknown')).toBeUndefined();
});
