import { expect, test } from 'vitest';
import { emptyDrop } from '../values/drop.ts';
import { answer } from './test-filter.ts';

test.each([[null], [undefined], [false], [''], [[]], [{}], [emptyDrop]])('%o is replaced', (input) => {
  expect(answer('default', input, 'x')).toBe('x');
});

test.each([[0], [' '], [true], [[null]], ['a']])('%o is not replaced', (input) => {
  expect(answer('default', input, 'x')).toBe(input);
});

test('allow_false keeps false only', () => {
  expect(answer('default', false, 'x', { allow_false: true })).toBe(false);
  expect(answer('default', false, 'x', { allow_false: false })).toBe('x');
  expect(answer('default', '', 'x', { allow_false: true })).toBe('x');
  expect(answer('default', null, 'x', { allow_false: true })).toBe('x');
});

test('a hash of named arguments alone is the value', () => {
  expect(answer('default', null, { foo: 'bar' })).toEqual({ foo: 'bar' });
  expect(answer('default', null)).toBe('');
});
