import { expect, test } from 'vitest';
import { answer, printed } from './test-filter.ts';

test('formats times', () => {
  expect(printed('date', '2024-12-31 23:59', '%B %-d, %Y')).toBe('December 31, 2024');
  expect(printed('date', 0, '%Y')).toBe('1970');
  expect(printed('date', 'NOW', '%F %T.%L')).toBe('2024-03-05 07:08:09.500');
});

test('returns other input, and any input for an empty format', () => {
  expect(['', 'noon', null, true, 1.5].map((input) => answer('date', input, '%Y'))).toEqual([
    '',
    'noon',
    null,
    true,
    1.5,
  ]);
  expect(answer('date', '2024-12-31', '')).toBe('2024-12-31');
  expect(answer('date', '2024-12-31', null)).toBe('2024-12-31');
});

test('a format that ends in a directive is an error', () => {
  expect(() => answer('date', 0, '100%')).toThrow('invalid format: 100%');
});
