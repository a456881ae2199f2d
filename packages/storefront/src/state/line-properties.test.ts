import { expect, it } from 'vitest';
import { GIFT_CARD_SEND_PROPERTY, shownProperties } from './line-properties.ts';

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
