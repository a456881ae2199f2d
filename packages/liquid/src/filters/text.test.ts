import { expect, test } from 'vitest';
import { answer, printed } from './test-filter.ts';

test('a list or hash is the text that it is written as', () => {
  expect(printed('upcase', ['a', null])).toBe('["A", NIL]');
  expect(printed('append', { a: 1 }, [2])).toBe('{"a"=>1}[2]');
  expect(printed('prepend', null, 1.5)).toBe('1.5');
});

test('white space is ASCII, and NUL at the ends', () => {
  expect(answer('strip', ' \t\v\0a b\0 \n')).toBe('a b');
  expect(answer('lstrip', '\0 a ')).toBe('a ');
  expect(answer('rstrip', ' a \0')).toBe(' a');
  expect(answer('strip', '\u00a0a\u2003')).toBe('\u00a0a\u2003');
  expect(answer('squish', ' a \n\t b\u00a0 c ')).toBe('a b\u00a0 c');
});

test('nil stays nil only in the same filters as in the reference', () => {
  expect([answer('strip', null), answer('upcase', null)]).toEqual(['', '']);
  expect([answer('squish', null), answer('truncate', null), answer('truncatewords', null)]).toEqual([null, null, null]);
});

test('line ends', () => {
  expect(answer('newline_to_br', 'a\r\nb\nc\r')).toBe('a<br />\nb<br />\nc\r');
  expect(answer('strip_newlines', 'a\r\nb\nc\r')).toBe('abc\r');
});

test.each([
  ['1234567890', 5, undefined, '12...'],
  ['12345', 5, undefined, '12345'],
  ['😀😀😀😀', 3, '…', '😀😀…'],
  ['12345', 2, 'long', 'long'],
  ['12345', -5, undefined, '...'],
  ['12345', 0, '', ''],
  ['12345', '4', null, '1234'],
  ['12345', 10n ** 30n, undefined, '12345'],
])('%s | truncate: %s, %s', (text, length, ellipsis, result) => {
  expect(printed('truncate', text, length, ...(ellipsis === undefined ? [] : [ellipsis]))).toBe(result);
});

test('truncate wants an integer', () => {
  expect(() => answer('truncate', 'abc', 1.5)).toThrow('invalid integer');
  expect(() => answer('truncatewords', 'abc', 'x')).toThrow('invalid integer');
  expect(() => answer('truncate', 'abc', undefined)).toThrow('invalid integer');
  expect(answer('truncate', 'abcdef', 3, undefined)).toBe('abc');
});

test.each([
  ['one two three', 2, 'one two...'],
  ['one  two\u00a0three', 2, 'one  two\u00a0three'],
  ['  one   two  three', 2, 'one two...'],
  ['one two ', 2, 'one two...'],
  ['one two', 2, 'one two'],
  ['one two', 0, 'one...'],
  ['one two', -3, 'one...'],
  ['  ', 1, '  '],
  ['', 1, ''],
])('%j | truncatewords: %d', (text, count, result) => {
  expect(printed('truncatewords', text, count)).toBe(result);
});

test.each([
  ['a,b,,c,,', ',', ['a', 'b', '', 'c']],
  [',a', ',', ['', 'a']],
  ['', ',', []],
  ['😀a', '', ['😀', 'a']],
  ['  a\u00a0b \n c ', ' ', ['a\u00a0b', 'c']],
  ['a  b', '  ', ['a', 'b']],
  ['a.b', '.', ['a', 'b']],
  ['abc', null, ['a', 'b', 'c']],
  [12321, 2, ['1', '3', '1']],
])('%j | split: %j', (text, separator, parts) => {
  expect(answer('split', text, separator)).toEqual(parts);
});
