import { expect, test } from 'vitest';
import { arityError, callFilter, method, NO_NAMED } from './filter.ts';
import { answer, TEST_STATE } from './test-filter.ts';

const echo = method(1, 2, (input, args) => [input, ...args]);

test('missing and surplus arguments are named as the reference does', () => {
  expect(arityError(echo, 0)).toBe('wrong number of arguments (given 1, expected 2..3)');
  expect(arityError(echo, 3)).toBe('wrong number of arguments (given 4, expected 2..3)');
  expect(arityError(echo, 1)).toBeUndefined();
  expect(() => answer('append', 'a')).toThrow('wrong number of arguments (given 1, expected 2)');
  expect(() => answer('upcase', 'a', 1)).toThrow('wrong number of arguments (given 2, expected 1)');
});

test('named arguments are a hash at the end', () => {
  expect(callFilter(echo, 'i', ['a'], { b: 1 }, TEST_STATE)).toEqual(['i', 'a', { b: 1 }]);
  expect(() => callFilter(method(0, 0, String), 'i', [], { b: 1 }, TEST_STATE)).toThrow('given 2, expected 1');
});

test('a filter without a declared arity gets named arguments separately', () => {
  const plain = (...all: unknown[]) => all;
  expect(callFilter(plain, 'i', [1], { b: 2 }, 'state')).toEqual(['i', [1], { b: 2 }, 'state']);
  expect(callFilter(plain, 'i', [], NO_NAMED, 'state')).toEqual(['i', [], NO_NAMED, 'state']);
});
