import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './test-filter.ts';

test('encodes the bytes of UTF-8', () => {
  expect(answer('base64_encode', 'é?>😀')).toBe('w6k/PvCfmIA=');
  expect(answer('base64_url_safe_encode', 'é?>😀')).toBe('w6k_PvCfmIA=');
  expect(answer('base64_encode', null)).toBe('');
  expect(answer('base64_decode', '/w==')).toBe('ÿ');
});

test('decoding undoes encoding, of texts of any length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(answer('base64_decode', answer('base64_encode', text))).toBe(text);
      expect(answer('base64_url_safe_decode', answer('base64_url_safe_encode', text))).toBe(text);
    }),
  );
  const long = 'ä'.repeat(100_000);
  expect(answer('base64_decode', answer('base64_encode', long))).toBe(long);
});

test.each(['YQ', 'YR==', 'YWJ=', 'YW I=', 'YWI=\n', '=', 'YQ==YQ==', '_-8=', 'a'])('%j is no base64', (text) => {
  expect(() => answer('base64_decode', text)).toThrow('invalid base64 provided to base64_decode');
});

test('padding may be left out of the URL form, but not be half there', () => {
  expect(answer('base64_url_safe_decode', 'YQ')).toBe('a');
  expect(answer('base64_url_safe_decode', 'w6k_')).toBe('é?');
  expect(() => answer('base64_url_safe_decode', 'YQ=')).toThrow('invalid base64 provided to base64_url_safe_decode');
});
