import { expect, test } from 'vitest';
import type { TreeItem } from '../model/types.ts';
import { dropPlace } from './drop-place.ts';

const item = (id: string, more: Partial<TreeItem> = {}): TreeItem => ({
  id,
  kind: 'section',
  address: { path: 'templates/index.json', key: id },
  title: id,
  name: id,
  isHidden: false,
  isStatic: false,
  canRemove: true,
  canAdd: true,
  children: [],
  ...more,
});

const area = item('area:templates/index.json', {
  kind: 'area',
  address: null,
  children: [item('fixed', { isStatic: true }), item('a'), item('b', { children: [item('c')] })],
});

const place = (key: string, dropPosition: 'before' | 'after' | 'on') => dropPlace([area], { key, dropPosition });
const page = { path: 'templates/index.json' };

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
