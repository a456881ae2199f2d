import { expect, test } from 'vitest';
import { againLines } from './again-plan.ts';
import type { AgainLine, OrderPiece } from './order.schema.ts';

const piece = (
  again: Partial<AgainLine>,
  properties: OrderPiece['properties'] = [],
): Pick<OrderPiece, 'properties' | 'again'> => ({
  properties,
  again: {
    variant_id: 11,
    wanted: 2,
    left: 2,
    gift_card: false,
    preorder: false,
    final_sale: false,
    stock: null,
    ...again,
  },
});

test('as many pieces as can be had today', () => {
  expect(againLines([piece({}), piece({ variant_id: 12, left: 1 })])).toEqual([
    { id: 11, quantity: 2, properties: {} },
    { id: 12, quantity: 1, properties: {} },
  ]);
});

test('nothing of what is sold out, no longer made, or a gift card', () => {
  expect(againLines([piece({ left: 0 }), piece({ variant_id: 0, left: 2 }), piece({ gift_card: true })])).toEqual([]);
});

test('what the shopper wrote goes with it; how it is sold is as of today', () => {
  const written = [
    { name: 'Engraving', value: 'M.', hidden: false },
    { name: 'Empty', value: '', hidden: false },
    { name: '_preorder', value: 'true', hidden: true },
  ];
  expect(againLines([piece({ stock: 4 }, written)])[0]?.properties).toEqual({ Engraving: 'M.', _inventory: '4' });
  expect(againLines([piece({ preorder: true, final_sale: true })])[0]?.properties).toEqual({
    _preorder: 'true',
    _finalsale: 'true',
  });
});
