import { describe, expect, test } from 'vitest';
import { numberOf, stepped } from './number-text.ts';

describe('numbers as people write them', () => {
  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' -3 ', -3],
    ['.5', 0.5],
    ['2.', 2],
    ['', null],
    ['-', null],
    ['1 000', null],
    ['0x10', null],
    ['1e3', null],
  ])('%j is %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  test('steps have no noise', () => {
    expect(stepped(0.1, 0.2)).toBe(0.3);
  });
});
