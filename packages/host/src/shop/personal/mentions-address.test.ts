import { expect, test } from 'vitest';
import { mentionsAddress } from './mentions-address.ts';

test.each([
  ['To: Ada@Example.com', true],
  ['<da@example.com>, <ada@example.com>', true],
  ['Write to ada@example.com.', true],
  ['xada@example.com', false],
  ['not.ada@example.com', false],
  ['ada@example.com.au', false],
  ['ada@example.community', false],
  ['', false],
])('%s: %s', (text, isMentioned) => {
  expect(mentionsAddress(text, 'ada@example.com')).toBe(isMentioned);
});
