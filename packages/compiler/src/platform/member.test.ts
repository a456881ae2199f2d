import { expect, test } from 'vitest';
import { parseMember } from './member.ts';

test.each([
  ['string', { type: 'string', nil: false }],
  ['integer?', { type: 'integer', nil: true }],
  ['variant', { type: 'object', of: 'variant', nil: false }],
  ['variant[]?', { type: 'list', of: 'variant', nil: true }],
  ['{product_option}', { type: 'record', of: 'product_option', nil: false }],
])('%s', (notation, member) => {
  expect(parseMember(notation)).toEqual(member);
});

test.each(['', 'string | null', '{string}[]', '?'])('%j is no type of a member', (notation) => {
  expect(() => parseMember(notation)).toThrow('No type of a member');
});
