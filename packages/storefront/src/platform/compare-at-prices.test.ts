import { expect, it } from 'vitest';
import { EMPTY_CART } from '../state/cart-state.ts';
import { parseCompareAtPrices, withCompareAtPrices } from './compare-at-prices.ts';

it('tells of the items that are gone since they were put into the bag', () => {
  const html = '<div><script type="application/json">{"5": 900,"sold-out:5": 1,"6": null}</script></div>';
  const known = parseCompareAtPrices(html);
  if (!known.ok) throw new Error('not read');
  const item = {
    key: '',
    product_id: 1,
    url: '',
    image: null,
    featured_image: null,
    title: '',
    product_title: '',
    variant_title: null,
    options_with_values: [],
    quantity: 1,
    original_price: 0,
    final_price: 0,
    final_line_price: 0,
    compare_at_price: null,
    properties: {},
  };
  const items = [
    { ...item, id: 5 },
    { ...item, id: 6 },
  ];
  expect(withCompareAtPrices({ ...EMPTY_CART, items }, known.value).items).toMatchObject([
    { id: 5, compare_at_price: 900, sold_out: true },
    { id: 6, compare_at_price: null, sold_out: false },
  ]);
});
