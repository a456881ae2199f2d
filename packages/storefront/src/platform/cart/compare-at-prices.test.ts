import { expect, it } from 'vitest';
import { LineFactsById } from '../../domain/cart.schema.ts';
import { EMPTY_CART } from '../../state/cart/cart-state.ts';
import { parseLineData, withLineData } from './compare-at-prices.ts';

const facts = {
  '5': { sold_out: true, brand: '', final_sale: true, preorder: false, preorder_note: '', stock: 0 },
  '6': {
    sold_out: false,
    brand: 'Oriel',
    final_sale: false,
    preorder: true,
    preorder_note: 'Sent on 15 February.',
    stock: null,
  },
};
const html = (second: unknown) =>
  `<div><script type="application/json">{"5": 900,"6": null}</script>
   <script type="application/json" data-facts>${JSON.stringify(second)}</script></div>`;
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

it('says of each item what its variant is now', { tags: ['data-3'] }, () => {
  expect(LineFactsById.safeParse(facts).success).toBe(true);
  const known = parseLineData(html(facts));
  if (!known.ok) throw new Error('not read');
  const items = [
    { ...item, id: 5 },
    { ...item, id: 6 },
  ];
  expect(withLineData({ ...EMPTY_CART, items }, known.value).items).toMatchObject([
    { id: 5, compare_at_price: 900, facts: facts['5'] },
    { id: 6, compare_at_price: null, facts: facts['6'] },
  ]);
});

it('has the prices also where the facts cannot be read', () => {
  expect(parseLineData(html({ 5: 'gone' }))).toEqual({
    ok: true,
    value: { compareAtPrices: { '5': 900, '6': null }, facts: {} },
  });
});
