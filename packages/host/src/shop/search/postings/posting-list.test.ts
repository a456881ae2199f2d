import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addFrequencies, append, emptyList, forEachEntry } from './posting-list.ts';

const numbers = (max: number, minLength: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max }), { minLength, maxLength: 20 })
    .map((list) => list.toSorted((a, b) => a - b));

const postings = numbers(65_535, 0).chain((places) =>
  fc.tuple(...places.map((place) => numbers(100_000, 1).map((positions) => [place, positions] as const))),
);

it('has every entry with its positions again', () => {
  fc.assert(
    fc.property(postings, (entries) => {
      const list = emptyList();
      for (const [place, positions] of entries) append(list, place, positions);
      const bytes = Uint8Array.from(list.bytes);
      const read: (readonly [number, number[]])[] = [];
      forEachEntry(bytes, (place, positions) => read.push([place, [...positions]]));
      expect(read).toEqual(entries);
      const frequencies = new Float32Array(65_536);
      addFrequencies(bytes, 4, frequencies);
      expect(entries.map(([place]) => frequencies[place])).toEqual(entries.map(([, { length }]) => length * 4));
      expect(frequencies.reduce((sum, one) => sum + one, 0)).toBe(entries.flatMap(([, all]) => all).length * 4);
    }),
  );
});
