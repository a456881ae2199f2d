import { expect, test } from 'vitest';
import { defineDrop, drop, emptyDrop } from './drop.ts';
import { listDrop } from './list-drop.ts';

const thing = defineDrop<{ id: number; secret: string }>({
  kind: 'thing',
  fields: { id: ({ id }) => id, 'empty?': () => false, other: () => emptyDrop },
  lookup: (_, key) => (key === 'dynamic' ? 'found' : undefined),
  print: ({ id }) => `thing-${id}`,
  identity: ({ id }) => id,
});

test('a drop has only its listed members', () => {
  const one = thing({ id: 1, secret: 'x' });
  expect([one.get('id'), one.get('empty?'), one.get('dynamic'), one.print()]).toEqual([1, false, 'found', 'thing-1']);
  const hidden = ['secret', 'constructor', '__proto__', 'get', 'print', 'toString', 'kind', 'hasOwnProperty'];
  expect(hidden.map((key) => one.get(key))).toEqual(hidden.map(() => undefined));
});

test('a field is read once, and only on access', () => {
  let reads = 0;
  const lazy = drop({ kind: 'lazy', fields: { a: () => ++reads } });
  expect(reads).toBe(0);
  expect([lazy.get('a'), lazy.get('a')]).toEqual([1, 1]);
});

test('drops are compared by identity within a kind, or by text', () => {
  const other = defineDrop<{ id: number }>({ kind: 'other', identity: ({ id }) => id });
  const one = thing({ id: 1, secret: '' });
  expect(one.equals(thing({ id: 1, secret: '' }))).toBe(true);
  expect([one.equals(thing({ id: 2, secret: '' })), one.equals(other({ id: 1 })), one.equals(1)]).toEqual([
    false,
    false,
    false,
  ]);
  const color = drop({ kind: 'color', print: () => '#fff', asText: true });
  expect([color.equals('#fff'), color.equals('#000')]).toEqual([true, false]);
});

test('the JSON of a drop has its fields that are no drops', () => {
  expect(thing({ id: 1, secret: 'x' }).json()).toEqual({ id: 1, 'empty?': false });
});

test('a lazy list fetches only the items that are read, once', () => {
  const slices: string[] = [];
  const list = listDrop({
    count: () => 1000,
    slice: (offset, limit) => {
      slices.push(`${offset}+${limit}`);
      return Array.from({ length: limit }, (_, index) => offset + index);
    },
  });
  expect([list.slice(3, 2), list.slice(3, 2), list.at(7), list.get('first'), list.get('size')]).toEqual([
    [3, 4],
    [3, 4],
    7,
    0,
    1000,
  ]);
  expect(slices).toEqual(['3+2', '7+1', '0+1']);
  expect(list.slice()).toHaveLength(50);
  list.withWindow(20, 10, () => {
    expect([list.size, list.at(0), list.at(-1), list.get('size')]).toEqual([10, 20, 29, 10]);
  });
  expect(list.size).toBe(50);
});
