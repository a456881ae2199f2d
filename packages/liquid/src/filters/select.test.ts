import { expect, test } from 'vitest';
import { answer } from './test-filter.ts';

const [a, b, c] = [{ n: 1, on: true }, { n: 2, on: false }, { n: 3 }];
const items = [a, b, c];

test('by a property that is true', () => {
  expect(answer('where', items, 'on')).toEqual([a]);
  expect(answer('reject', items, 'on')).toEqual([b, c]);
  expect(answer('find', items, 'on')).toBe(a);
  expect(answer('find_index', items, 'on')).toBe(0);
  expect(answer('has', items, 'on')).toBe(true);
});

test('by a value', () => {
  expect(answer('where', items, 'on', false)).toEqual([b]);
  expect(answer('where', items, 'n', null)).toEqual(items);
  expect(answer('find', items, 'n', 9)).toBeUndefined();
  expect(answer('find_index', items, 'n', 3)).toBe(2);
  expect(answer('has', items, 'n', '1')).toBe(false);
});

test('of nothing', () => {
  expect([answer('where', [], 'n'), answer('reject', null, 'n')]).toEqual([[], []]);
  expect([answer('has', [], 'n'), answer('find', [], 'n'), answer('find_index', [], 'n')]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});

test('a hash is one item, a text has the parts it contains', () => {
  expect(answer('where', a, 'n', 1)).toEqual([a]);
  expect(answer('where', ['abc', 'x'], 'b')).toEqual(['abc']);
});

test('an item without properties makes the whole result nil, an integer is an error', () => {
  expect(answer('where', [a, 1.5], 'n')).toBeUndefined();
  expect(answer('find', [a, null], 'n')).toBe(a);
  expect(answer('has', [null, a], 'n')).toBeUndefined();
  expect(() => answer('where', [5], 'n')).toThrow("cannot select the property 'n'");
});
