import { expect, test } from 'vitest';
import { toFloat } from '../values/float.ts';
import { answer } from './test-filter.ts';

test('nil is last, letters are in the order of their code points', () => {
  expect(answer('sort', [3, null, 1.5, toFloat(2)])).toEqual([1.5, toFloat(2), 3, null]);
  expect(answer('sort', ['b', 'a', 'C', 'é', '😀', '\uffee'])).toEqual(['C', 'a', 'b', 'é', '\uffee', '😀']);
  expect(answer('sort', [[2, 1], 1])).toEqual([1, 1, 2].sort());
});

test('equal items keep their order', () => {
  const items = ['b1', 'a1', 'b2', 'a2'].map((name) => ({ name, key: name[0] }));
  expect(answer('map', answer('sort', items, 'key'), 'name')).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('values without an order are an error, but equal values are not', () => {
  expect(() => answer('sort', [1, 'a'])).toThrow('cannot sort values of incompatible types');
  expect(() => answer('sort', [true, false])).toThrow('cannot sort values of incompatible types');
  expect(() => answer('sort', [{ a: 1 }, { a: 2 }])).toThrow('cannot sort values of incompatible types');
  expect(answer('sort', [true, true])).toEqual([true, true]);
  expect(answer('sort', [{ a: 1 }, { a: 1 }])).toHaveLength(2);
});

test('by a property', () => {
  const [two, one, none] = [{ n: 2 }, { n: 1 }, {}];
  expect(answer('sort', [two, none, one], 'n')).toEqual([one, two, none]);
  expect(answer('sort', [two, 1.5], 'n')).toBeUndefined();
  expect(answer('sort', [5], 'n')).toEqual([5]);
  expect(() => answer('sort', [5, 6], 'n')).toThrow("cannot select the property 'n'");
});

test('naturally: as texts, ASCII letters without case', () => {
  expect(answer('sort_natural', ['b', 'A', 'c', null, 'B2'])).toEqual(['A', 'b', 'B2', 'c', null]);
  expect(answer('sort_natural', [10, 9, 'a'])).toEqual([10, 9, 'a']);
  expect(answer('sort_natural', ['é', 'É', 'z'])).toEqual(['z', 'É', 'é']);
  expect(answer('map', answer('sort_natural', [{ n: 'b' }, { n: 'A' }, {}], 'n'), 'n')).toEqual(['A', 'b', undefined]);
});
