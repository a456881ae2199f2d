import { expect, test } from 'vitest';
import { answer } from './test-filter.ts';

test.each([
  ['replace', 'a.b.c', ['.', '-'], 'a-b-c'],
  ['replace', 'aXb', ['X'], 'ab'],
  ['replace', 'a$b', ['$', '$&$1'], 'a$&$1b'],
  ['replace', '😀a', ['', '-'], '-😀-a-'],
  ['replace', 'abc', ['b', '[\\0\\&]'], 'a[bb]c'],
  ['replace', 'abc', ['b', "\\`|\\'"], 'aa|cc'],
  ['replace', 'abc', ['b', '\\1\\\\0\\z\\'], 'a\\0\\z\\c'],
  ['replace', 12321, [2, 'x'], '1x3x1'],
  ['replace', null, ['', 'x'], 'x'],
  ['replace', 'abc', ['b', '\\+'], 'ac'],
  ['replace', 'abc', ['b', undefined], 'ac'],
  ['replace_first', 'aaa', ['a', 'b'], 'baa'],
  ['replace_first', 'abc', ['', '-'], '-abc'],
  ['replace_first', 'abc', ['b', '\\0\\0'], 'abbc'],
  ['replace_first', 'abc', ['x', 'y'], 'abc'],
  ['replace_last', 'aaa', ['a', 'b'], 'aab'],
  ['replace_last', 'abc', ['', '-'], 'abc-'],
  ['replace_last', 'abc', ['b', '\\0'], 'a\\0c'],
  ['remove', 'aXbX', ['X'], 'ab'],
  ['remove', 'abc', [''], 'abc'],
  ['remove_first', 'aXbX', ['X'], 'abX'],
  ['remove_last', 'aXbX', ['X'], 'aXb'],
])('%s of %s by %j', (name, input, args, result) => {
  expect(answer(name, input, ...args)).toBe(result);
});

test('a named group does not exist', () => {
  expect(() => answer('replace', 'abc', 'b', '\\k<x>')).toThrow('internal');
});
