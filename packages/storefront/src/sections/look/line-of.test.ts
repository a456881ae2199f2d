import type { LookProduct } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { lineOf } from './line-of.ts';

const variant = (id: number, more = {}) => ({
  id,
  title: `Ink / ${id}`,
  options: ['Ink', String(id)],
  price: 42_000,
  cap: null,
  available: true,
  oversell: false,
  counted: true,
  stock: 4,
  final_sale: false,
  label: 'S',
  worn: true,
  ...more,
});

const product: LookProduct = {
  id: 1,
  title: 'Wool Wrap Coat',
  url: '/products/wool-wrap-coat',
  price: 42_000,
  cap: null,
  from: false,
  available: true,
  final_sale: false,
  color: 'Ink',
  options: 'Size',
  image: null,
  variants: [variant(11), variant(12, { available: false, stock: 0 }), variant(13, { oversell: true, stock: 0 })],
};

it('puts one piece of the chosen variant into the bag, with what its stock says', () => {
  expect(lineOf(product, 11)).toEqual({ id: 11, quantity: 1, properties: { _inventory: '4' } });
  expect(lineOf(product, 13)).toEqual({ id: 13, quantity: 1, properties: { _preorder: 'true' } });
  expect(lineOf({ ...product, final_sale: true }, 11)?.properties).toEqual({ _inventory: '4', _finalsale: 'true' });
});

it('puts in nothing that is not chosen, not sold, or not of this product', () => {
  for (const id of [0, Number.NaN, 12, 99]) expect(lineOf(product, id)).toBeUndefined();
});
