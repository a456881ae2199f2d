import fc from 'fast-check';
import { expect, test } from 'vitest';
import { terminalLines, terminalText } from './terminal-text.ts';

test('what a terminal would obey is written out', () => {
  expect(terminalText('a\u001b]0;owned\u0007b')).toBe('a\\u{1b}]0;owned\\u{7}b');
  expect(terminalText('\u009b2J\u007f')).toBe('\\u{9b}2J\\u{7f}');
  expect(terminalText('paid\r#1002\n#1003')).toBe('paid\\u{d}#1002\\u{a}#1003');
  expect(terminalText('\u202etfel\u2066x\u2069\u200f\u061c\u2028\u2029')).toBe(
    '\\u{202e}tfel\\u{2066}x\\u{2069}\\u{200f}\\u{61c}\\u{2028}\\u{2029}',
  );
  expect(terminalText('a\ud800b')).toBe('a\\u{d800}b');
});

test('what people are called stays as it is', () => {
  for (const name of ['Zoë Ångström', '山田 太郎', 'می‌خواهم', 'שרה', '👩‍👩‍👧', "O'Neill-Śmith"])
    expect(terminalText(name)).toBe(name);
});

test('no text makes a second line, and of several lines none begins like the first', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(terminalText(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      for (const line of terminalLines(text).split('\n').slice(1)) expect(line).toMatch(/^ {2}/);
    }),
  );
});
