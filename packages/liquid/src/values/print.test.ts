import { expect, test } from 'vitest';
import { drop } from './drop.ts';
import { toFloat } from './float.ts';
import { print, toText } from './print.ts';
import { LiquidRange } from './range.ts';

const thing = drop({ kind: 'thing', print: () => 'a thing' });

test.each([
  [null, ''],
  [undefined, ''],
  [true, 'true'],
  [12, '12'],
  [toFloat(12), '12.0'],
  [1.5, '1.5'],
  [123456789012345678901234567890n, '123456789012345678901234567890'],
  ['text', 'text'],
  [new LiquidRange(1, 3), '1..3'],
  [thing, 'a thing'],
  [{ a: 1, b: [null, 'x'] }, '{"a"=>1, "b"=>[nil, "x"]}'],
  [
    new Map<unknown, unknown>([
      ['2', 1],
      ['1', 2],
    ]),
    '{"2"=>1, "1"=>2}',
  ],
])('%o is printed and is read by filters as %s', (value, text) => {
  expect([print(value), toText(value)]).toEqual([text, text]);
});

test('a list prints its items without separators, and is a bracketed text for filters', () => {
  const list = ['a', [1, [null, toFloat(2)]], { k: 'v' }, thing];
  expect(print(list)).toBe('a12.0{"k"=>"v"}a thing');
  expect(toText(list)).toBe('["a", [1, [nil, 2.0]], {"k"=>"v"}, a thing]');
});

test('a value that is not of the language prints nothing', () => {
  const values = [() => 1, Symbol('x'), new Date(), /x/, new (class Other {})()];
  expect(values.map(print)).toEqual(['', '', '', '', '']);
});
