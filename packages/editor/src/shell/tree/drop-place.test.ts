import { expect, test } from 'vitest';
import { dropPlace, dropTarget } from './drop-place.ts';
import { area, page } from './tree-items.fixture.ts';
import { linesOf } from './tree-rows.ts';

const place = (id: string, position: 'before' | 'after' | 'on') => dropPlace([area], { id, position });

test('before and after count only what can be moved', () => {
  expect(place('a', 'before')).toEqual({ parent: page, index: 0 });
  expect(place('b', 'after')).toEqual({ parent: page, index: 2 });
  expect(place('fixed', 'after')).toEqual({ parent: page, index: 0 });
});

test('a drop on a part, and on the row that adds below it, is at its end', () => {
  expect(place('b', 'on')).toEqual({ parent: { path: 'templates/index.json', key: 'b' }, index: 1 });
  expect(place('b#add', 'before')).toEqual({ parent: { path: 'templates/index.json', key: 'b' }, index: 1 });
  expect(place(area.id, 'on')).toEqual({ parent: page, index: 2 });
});

test('nothing stands beside an area', () => {
  expect(place(area.id, 'before')).toBeNull();
  expect(place('gone', 'on')).toBeNull();
});

test('a point is before, after or on a row; on only where the row takes a part', () => {
  const folded = linesOf([area], new Set([area.id]));
  const at = (index: number, height: number) => dropTarget(folded, index, height);
  expect(at(0, 0.1)).toEqual({ id: area.id, position: 'on' });
  expect(at(2, 0.4)).toEqual({ id: 'a', position: 'before' });
  expect(at(2, 0.6)).toEqual({ id: 'a', position: 'after' });
  expect(at(3, 0.1)).toEqual({ id: 'b', position: 'before' });
  expect(at(3, 0.5)).toEqual({ id: 'b', position: 'on' });
  expect(at(3, 0.9)).toEqual({ id: 'b', position: 'after' });
  expect(at(4, 0.9)).toEqual({ id: `${area.id}#add`, position: 'before' });
  expect(at(5, 0.5)).toBeNull();
});

test('below an unfolded row is before the first one in it', () => {
  const lines = linesOf([area], new Set([area.id, 'b']));
  expect(dropTarget(lines, 3, 0.9)).toEqual({ id: 'b/c', position: 'before' });
});
