import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvField } from './csv-field.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\u00a0=1', '\u200b=1', '\u0000=1', '＝1', '＋1', '－1', '＠x'])(
  'no formula: %j',
  (text) => expect(csvField(text)).toMatch(/^'/),
);

test.each(['\t=1', '\r=1', '\n=1', '\tx'])('no formula behind the end of a cell: %j', (text) =>
  expect(csvField(text)).toMatch(/^"?'/),
);

test('numbers stay numbers, nothing is nothing, and quotation marks are doubled', () => {
  expect([csvField(-2), csvField(null), csvField(undefined), csvField(false)]).toEqual(['-2', '', '', 'false']);
  expect(csvField('=HYPERLINK("x";"y")')).toBe('"\'=HYPERLINK(""x"";""y"")"');
});

test('what a terminal would obey is written out', () => {
  expect(csvField('a\u001b[2Jb\u202ec')).toBe('a\\u{1b}[2Jb\\u{202e}c');
  expect(csvField('two\nlines')).toBe('"two\nlines"');
});

test('no text ends its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...',;"\r\n=a') }), (text) => {
      const field = csvField(text);
      expect(/[,;\r\n]/.test(field) && !/^"(?:[^"]|"")*"$/s.test(field)).toBe(false);
    }),
  );
});
