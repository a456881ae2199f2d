import { expect, test } from 'vitest';
import { area, item } from './tree-items.fixture.ts';
import { idsAround, idsWithChildren, isAllExpanded, linesOf } from './tree-rows.ts';

const shown = (...expanded: string[]) =>
  linesOf([area, item('static', { canAdd: false })], new Set(expanded)).map(
    ({ row, level, position, size, isExpanded, parent }) => [row.id, level, `${position}/${size}`, isExpanded, parent],
  );

test('a folded row hides what is below it; a row with nothing below has nothing to unfold', () => {
  expect(shown()).toEqual([
    [area.id, 1, '1/2', false, -1],
    ['static', 1, '2/2', null, -1],
  ]);
});

test('an unfolded one shows its parts, and the row that adds one where it takes one', () => {
  expect(shown(area.id, 'b')).toEqual([
    [area.id, 1, '1/2', true, -1],
    ['fixed', 2, '1/4', null, 0],
    ['a', 2, '2/4', null, 0],
    ['b', 2, '3/4', true, 0],
    ['b/c', 3, '1/2', null, 3],
    ['b#add', 3, '2/2', null, 3],
    [`${area.id}#add`, 2, '4/4', null, 0],
    ['static', 1, '2/2', null, -1],
  ]);
});

test('the items around one, and those with others in them', () => {
  expect(idsAround([area], 'b/c')).toEqual([area.id, 'b']);
  expect(idsAround([area], 'gone')).toEqual([]);
  expect(idsWithChildren([area])).toEqual([area.id, 'b']);
});

test('all are unfolded when each row with parts shows them; a row that could only take one need not', () => {
  const isAll = (...expanded: string[]) => isAllExpanded(linesOf([area], new Set(expanded)));
  expect(isAll(area.id)).toBe(false);
  expect(isAll(area.id, 'b')).toBe(true);
  expect(isAll('b')).toBe(false);
  const empty = item('empty', { kind: 'area', children: [item('d')] });
  expect(isAllExpanded(linesOf([empty], new Set(['empty'])))).toBe(false);
});
