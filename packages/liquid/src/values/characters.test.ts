import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersOf, compareText, lengthOf, sliceOf } from './characters.ts';

const text = fc.string({ unit: 'binary' });

test('length, parts and characters count code points', () => {
  fc.assert(
    fc.property(text, fc.nat(20), fc.nat(20), (value, a, b) => {
      const characters = [...value];
      const [start, end] = [Math.min(a, b, characters.length), Math.min(Math.max(a, b), characters.length)];
      expect(lengthOf(value)).toBe(characters.length);
      expect(charactersOf(value)).toEqual(characters);
      expect(sliceOf(value, start, end)).toBe(characters.slice(start, end).join(''));
    }),
  );
});

test('the order is that of UTF-8 bytes', () => {
  const sign = (value: number) => Math.sign(value);
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(sign(compareText(a, b))).toBe(sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
    }),
  );
  expect(compareText('\uffee', '😀')).toBe(-1);
  expect(compareText('a', 'ab')).toBe(-1);
});
