import { describe, expect, test } from 'vitest';
import { toFloat } from '../values/float.ts';
import { printed } from './test-filter.ts';

describe('calculations', () => {
  test.each([
    [1, 'plus', 2, '3'],
    ['1', 'plus', '2.0', '3.0'],
    [0.1, 'plus', 0.2, '0.3'],
    [9007199254740991, 'plus', 1, '9007199254740992'],
    [9007199254740992n, 'minus', 1, '9007199254740991'],
    [3037000500, 'times', 3037000500, '9223372037000250000'],
    [1.1, 'times', 3, '3.3'],
    ['abc', 'times', 5, '0'],
    [7, 'divided_by', 2, '3'],
    [-7, 'divided_by', 2, '-4'],
    [7, 'divided_by', toFloat(2), '3.5'],
    [20, 'divided_by', '7.0', '2.857142857142857'],
    [100, 'divided_by', toFloat(3), '33.333333333333336'],
    [10n ** 25n, 'divided_by', 3, '3333333333333333333333333'],
    [toFloat(1), 'divided_by', 0, 'Infinity'],
    [toFloat(-1), 'divided_by', 0, '-Infinity'],
    [toFloat(0), 'divided_by', 0, 'NaN'],
    [-7, 'modulo', 3, '2'],
    [7, 'modulo', -3, '-2'],
    [7.5, 'modulo', 2, '1.5'],
    [9007199254740991, 'modulo', -3205, '-1724'],
    [3, 'at_least', 5, '5'],
    [3, 'at_least', 2.5, '3'],
    [3, 'at_most', '2.50', '2.5'],
    [3, 'at_most', 5, '3'],
  ])('%s | %s: %s', (input, name, operand, result) => {
    expect(printed(name, input, operand)).toBe(result);
  });

  test.each([
    [1, 'divided_by', 0],
    [1, 'modulo', 0],
    [1, 'modulo', toFloat(0)],
    [2n ** 70n, 'divided_by', 'x'],
  ])('%s | %s: %s divides by zero', (input, name, operand) => {
    expect(() => printed(name, input, operand)).toThrow('divided by 0');
  });
});

describe('rounding', () => {
  test.each([
    [2.5, 'round', [], '3'],
    [-2.5, 'round', [], '-3'],
    ['2.675', 'round', [2], '2.68'],
    [2, 'round', [2], '2'],
    [toFloat(2), 'round', [2], '2.0'],
    [15, 'round', [-1], '20'],
    [-25, 'round', [-1], '-30'],
    [1234.5, 'round', [-2], '1200'],
    [1.55, 'round', ['1'], '1.6'],
    [1.5, 'round', [null], '2'],
    [1.5, 'round', [1.9], '1.5'],
    [4.1, 'ceil', [], '5'],
    [-0.5, 'ceil', [], '0'],
    ['-4.1', 'floor', [], '-5'],
    [toFloat(1e300), 'floor', [], `1${'0'.repeat(300)}`],
    [-1.5, 'abs', [], '1.5'],
    ['-7', 'abs', [], '7'],
    [toFloat(-0), 'abs', [], '0.0'],
  ])('%s | %s: %j', (input, name, args, result) => {
    expect(printed(name, input, ...args)).toBe(result);
  });

  test('what is infinite is no integer', () => {
    expect(() => printed('round', Number.POSITIVE_INFINITY)).toThrow("Computation results in 'Infinity'");
    expect(() => printed('ceil', Number.NEGATIVE_INFINITY)).toThrow("Computation results in '-Infinity'");
    expect(() => printed('floor', Number.NaN)).toThrow("Computation results in 'NaN' (Not a Number)");
    expect(printed('round', Number.NaN, 2)).toBe('NaN');
    expect(() => printed('round', 1.5, 2 ** 31)).toThrow('internal');
  });
});

test('numbers that grow without end are a limit of the render', () => {
  let value: unknown = 3;
  expect(() => {
    for (let turn = 0; turn < 40; turn++) value = BigInt(printed('times', value, value));
  }).toThrow('Memory limits exceeded');
});
