import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test('ranges as players ask for them', () => {
  expect(parseRange(undefined, 10)).toBeNull();
  expect(parseRange('bytes=0-', 10)).toEqual({ start: 0, end: 9 });
  expect(parseRange('bytes=2-4', 10)).toEqual({ start: 2, end: 4 });
  expect(parseRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
  expect(parseRange('bytes=5-99', 10)).toEqual({ start: 5, end: 9 });
  expect(parseRange('bytes=10-', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=4-2', 10)).toBeNull();
  expect(parseRange('bytes=0-1,4-5', 10)).toBeNull();
  expect(parseRange('lines=0-1', 10)).toBeNull();
});

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
