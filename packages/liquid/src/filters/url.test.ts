import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './test-filter.ts';
import { urlDecode, urlEncode } from './url.ts';

test('a space is a plus, and the unreserved characters stay', () => {
  expect(urlEncode("a b*~_.-é/+%!'()")).toBe('a+b%2A~_.-%C3%A9%2F%2B%25%21%27%28%29');
});

test('decoding keeps unencoded characters, and rejects bytes that are no UTF-8', () => {
  expect(urlDecode('%ZZ+%41%')).toBe('%ZZ A%');
  expect([urlDecode('+%+'), urlDecode('+%++')]).toEqual([' %+', ' %  ']);
  expect(() => urlDecode('%e9')).toThrow('invalid byte sequence in UTF-8');
});

test('decoding undoes encoding', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(urlDecode(urlEncode(text))).toBe(text);
    }),
  );
});

test('nil stays nil', () => {
  expect([answer('url_encode', null), answer('url_decode', null)]).toEqual([null, null]);
});
