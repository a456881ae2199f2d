import { describe, expect, it } from 'vitest';
import { GIFT_CARD_SEND_PROPERTY, isPropertySet, lineProperties, shownProperties } from './line-properties.ts';

it('a shopper reads what has a name and a value, in the order it was written', () => {
  expect(
    shownProperties({
      _inventory: '3',
      [GIFT_CARD_SEND_PROPERTY]: 'on',
      'Recipient name': 'Ada',
      Message: '',
      'Recipient email': 'ada@mail.test',
    }),
  ).toEqual([
    ['Recipient name', 'Ada'],
    ['Recipient email', 'ada@mail.test'],
  ]);
});

const variant = (more: object) => ({
  available: true,
  oversell: false,
  counted: true,
  stock: 5,
  final_sale: false,
  ...more,
});

describe('line properties', () => {
  it('limit by what is in stock', { tags: ['data-3'] }, () =>
    expect(lineProperties(variant({ stock: 4 }), false)).toEqual({ _inventory: '4' }),
  );
  it('tell of a pre-order', { tags: ['data-3'] }, () =>
    expect(lineProperties(variant({ oversell: true, stock: 0 }), false)).toEqual({ _preorder: 'true' }),
  );
  it('tell of a final sale', { tags: ['data-3'] }, () =>
    expect(lineProperties(variant({ counted: false }), true)).toEqual({ _finalsale: 'true' }),
  );
  it('tell of a variant that alone is on final sale', () =>
    expect(lineProperties(variant({ counted: false, final_sale: true }), false)).toEqual({ _finalsale: 'true' }));
});

it('counts `_preorder` and `_finalsale` as set unless they are blank or "false"', { tags: ['data-3'] }, () => {
  expect(['true', 'yes', 'Ships from 22 February.'].map(isPropertySet)).toEqual([true, true, true]);
  expect(['', 'false', undefined, null].map(isPropertySet)).toEqual([false, false, false, false]);
});
