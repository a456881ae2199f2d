import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';

test.each([
  ['plain text', '"plain text"'],
  ['a "quote" \\', '"a \\"quote\\" \\\\"'],
  ['\t\n\v\f\r\u001b\u0007\b', '"\\t\\n\\v\\f\\r\\e\\a\\b"'],
  ['#{a} #$b #@c # d', '"\\#{a} \\#$b \\#@c # d"'],
  ['\u0001\u007f\u0085\u2028', '"\\u0001\\u007F\\u0085\\u2028"'],
  ['é\u00a0\u200b\ue000😀', '"é\u00a0\u200b\ue000😀"'],
  ['\u0378\u{10ffff}', '"\\u0378\\u{10FFFF}"'],
])('the text %j is written %s', (text, written) => {
  expect(inspect(text)).toBe(written);
});

test('nesting beyond every bound is an error, not an endless text', () => {
  const endless: unknown[] = [];
  endless.push(endless);
  expect(() => inspect(endless)).toThrow('Nesting too deep');
});
