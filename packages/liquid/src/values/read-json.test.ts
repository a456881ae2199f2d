import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiquidFloat } from './float.ts';
import { readJson } from './read-json.ts';

test('equals JSON.parse for values that it reads exactly', () => {
  const key = fc.string().filter((text) => !/^(?:0|[1-9]\d*|__proto__)$/.test(text));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'xsmall' },
      fc.constantFrom(null, true, false),
      fc.maxSafeInteger().map((number) => (Object.is(number, -0) ? 0 : number)),
      fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: 'binary' }),
      fc.array(tie('tree')),
      fc.dictionary(key, tie('tree'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom(undefined, '\t', 2), (value, space) => {
      expect(readJson(JSON.stringify(value, undefined, space))).toEqual(value);
    }),
    { numRuns: 50 },
  );
});

test('a float stays a float in every notation', () => {
  expect(readJson('[1.0, 1e3, -0.0, 2.5]')).toEqual([
    new LiquidFloat(1),
    new LiquidFloat(1000),
    new LiquidFloat(-0),
    2.5,
  ]);
  expect(readJson('[1, -0, 0]')).toEqual([1, 0, 0]);
});

test('an integer keeps all its digits', () => {
  expect(readJson('[9007199254740993, -12345678901234567890]')).toEqual([9007199254740993n, -12345678901234567890n]);
});

test('keys that look like integers keep their order, and __proto__ is a key', () => {
  expect(readJson('{"10": 1, "2": 2, "x": 3}')).toEqual(
    new Map([
      ['10', 1],
      ['2', 2],
      ['x', 3],
    ]),
  );
  expect(readJson('{"__proto__": 1}')).toEqual(new Map([['__proto__', 1]]));
  expect(readJson('{"a": 1, "a": 2}')).toEqual({ a: 2 });
});

test.each([
  ['', 'No JSON at character 1: the end'],
  ['{"a": }', 'No JSON at character 7: "}"'],
  ['[1, ]', 'No JSON at character 5: "]"'],
  ['[1] x', 'No JSON at character 5: "x"'],
  ["{'a': 1}", 'No JSON at character 2: "\'"'],
  ['01', 'No JSON at character 2: "1"'],
  ['"a\nb"', 'Bad control character'],
  ['"\\x"', 'Bad escaped character'],
  ['nul', 'No JSON at character 1: "n"'],
  ['NaN', 'No JSON at character 1: "N"'],
  ['{"a" 1}', 'No JSON at character 6: "1"'],
  ['['.repeat(100_000), 'JSON is nested more than 100 deep'],
])('%s is refused', (text, message) => {
  expect(() => readJson(text)).toThrow(message);
});
