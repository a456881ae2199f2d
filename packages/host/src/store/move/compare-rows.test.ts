import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';
import type { Row, RowGroups } from './table-rows.ts';

const shape = { columns: ['id', 'name'], key: ['id'] };

/** Rows in groups of a size. */
async function* groups(rows: readonly Row[], size: number): RowGroups {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

const compare = (a: readonly Row[], b: readonly Row[], [left, right] = [2, 3]) =>
  compareRows('things', shape, groups(a, left), groups(b, right));

const rows: readonly Row[] = [
  [1, 'a'],
  [2, null],
  [5, 'c'],
  [8, ''],
];

test('counts equal rows, however they come', { tags: ['scale-11'] }, async () => {
  for (const sizes of [
    [1, 1],
    [1, 4],
    [4, 1],
    [2, 3],
    [9, 9],
  ] as [number, number][])
    expect(await compare(rows, rows, sizes)).toBe(4);
  expect(await compare([], [])).toBe(0);
});

test.each([
  ['a row that is missing', rows.filter(([id]) => id !== 2), { table: 'things', key: 'id = 2' }],
  ['a row that is missing at the end', rows.slice(0, 3), { table: 'things', key: 'id = 8' }],
  ['a row too many', [...rows.slice(0, 2), [3, 'x'] as Row, ...rows.slice(2)], { table: 'things', key: 'id = 3' }],
  ['a text in place of a null', rows.with(1, [2, '']), { table: 'things', key: 'id = 2', column: 'name' }],
  ['a number in place of its text', rows.with(0, [1, 1]), { table: 'things', key: 'id = 1', column: 'name' }],
])('names the key of %s', async (_, other, difference) => {
  expect(await compare(rows, other)).toEqual(difference);
  expect(await compare(other, rows)).toEqual(difference);
});

test('texts of a key are in the order of their bytes, as both databases have them', async () => {
  const named = { columns: ['name', 'kind'], key: ['name', 'kind'] };
  // In UTF-16 the emoji comes before the last one, in bytes after it.
  const texts: Row[] = [
    ['Z', 1],
    ['a', 1],
    ['a', 2],
    ['é', 1],
    ['\uffee', 1],
    ['😀', 1],
  ];
  for (let missing = 0; missing < texts.length; missing += 1) {
    const [name, kind] = texts[missing] ?? [];
    const result = compareRows('things', named, groups(texts, 2), groups(texts.toSpliced(missing, 1), 2));
    expect(await result).toEqual({ table: 'things', key: `name = ${name}, kind = ${kind}` });
  }
});

test('stops reading both at the first difference', async () => {
  let ended = 0;
  async function* watched(all: readonly Row[]): RowGroups {
    try {
      for (const row of all) yield [row];
    } finally {
      ended += 1;
    }
  }
  await compareRows('things', shape, watched(rows), watched(rows.with(0, [1, 'b'])));
  expect(ended).toBe(2);
});
