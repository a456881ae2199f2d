import { expect, test } from 'vitest';
import { foldFields } from '../../gate/brackets.ts';
import { parseCard, parseExpiry } from './card.ts';
import { english } from './texts-en.ts';

const now = new Date('2026-11-20T00:00:00Z');
const card = (number: string, name: string, expiry: string, code: string) =>
  parseCard(
    foldFields([
      ['card[number]', number],
      ['card[name]', name],
      ['card[expiry]', expiry],
      ['card[verification_value]', code],
    ]),
    now,
    english.card,
  );

test('a test card is read', () => {
  expect(card('1', 'Ada Vale', '12/29', '123')).toEqual({
    ok: true,
    value: { number: '1', name: 'Ada Vale', expiryMonth: 12, expiryYear: 2029, verificationValue: '123' },
  });
  expect(card('4242 4242-4242 4242', 'A', '11 / 2026', '1234')).toMatchObject({ ok: true });
});

test('every wrong field is named', () => {
  const read = card('x', ' ', '13/29', '12');
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([
    'card[number]',
    'card[name]',
    'card[expiry]',
    'card[verification_value]',
  ]);
  expect(card('1', 'A', '10/26', '123')).toEqual({ ok: false, errors: { 'card[expiry]': 'This card has expired.' } });
  expect(parseCard(foldFields([]), now, english.card).ok).toBe(false);
});

test('dates as people write them', () => {
  expect(parseExpiry('0929')).toEqual({ month: 9, year: 2029 });
  expect(parseExpiry('9-29')).toEqual({ month: 9, year: 2029 });
  expect(parseExpiry('929')).toBeNull();
  expect(parseExpiry('')).toBeNull();
});
