import { expect, test } from 'vitest';
import { cacheControl, SHORT, YEAR } from './versioned-address.ts';

test.each([
  ['dress.png', '1f2e', '1f2e', YEAR],
  ['dress.png', '1f2e', '0000', SHORT],
  ['dress.png', '1f2e', undefined, SHORT],
  ['dress.png', '', undefined, SHORT],
  ['dress.png', null, '1f2e', SHORT],
  ['Accordion-7KmdDfV.js', null, '1f2e', YEAR],
  ['Accordion-7KmdDfV.js', '0000', '1f2e', SHORT],
  ['instrument-serif-latin-400-italic-DKMiL14.woff2', null, undefined, YEAR],
  ['product-template.js', null, '1f2e', SHORT],
  ['theme.css', null, '1f2e', SHORT],
])('%s with v=%s, and %s is sent: %s', (name, asked, version, expected) => {
  expect(cacheControl(name, asked, version)).toBe(expected);
});
