import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MenuPosition, menuMove } from './menu-keys.ts';

const bar: MenuPosition = {
  entry: 1,
  entries: 4,
  open: false,
  hasPanel: true,
  inside: null,
  columns: [3, 0, 2],
  rtl: false,
};
const at = (column: number, row: number): MenuPosition => ({ ...bar, open: true, inside: { column, row } });

it('left and right walk the entries in a circle, Home and End go to the ends', () => {
  expect(menuMove('ArrowRight', bar)).toEqual({ kind: 'entry', entry: 2 });
  expect(menuMove('ArrowLeft', { ...bar, entry: 0 })).toEqual({ kind: 'entry', entry: 3 });
  expect(menuMove('Home', bar)).toEqual({ kind: 'entry', entry: 0 });
  expect(menuMove('End', bar)).toEqual({ kind: 'entry', entry: 3 });
});

it('where the page reads from right to left, so do the arrows', () => {
  expect(menuMove('ArrowRight', { ...bar, rtl: true })).toEqual({ kind: 'entry', entry: 0 });
});

it('down goes into the panel, where there is one', () => {
  expect(menuMove('ArrowDown', bar)).toEqual({ kind: 'link', column: 0, row: 0 });
  expect(menuMove('ArrowDown', { ...bar, hasPanel: false })).toBeNull();
});

it('inside, up and down walk the links through all columns; up from the first goes back to the entry', () => {
  expect(menuMove('ArrowDown', at(0, 1))).toEqual({ kind: 'link', column: 0, row: 2 });
  expect(menuMove('ArrowDown', at(0, 2))).toEqual({ kind: 'link', column: 2, row: 0 });
  expect(menuMove('ArrowDown', at(2, 1))).toEqual({ kind: 'link', column: 0, row: 0 });
  expect(menuMove('ArrowUp', at(2, 0))).toEqual({ kind: 'link', column: 0, row: 2 });
  expect(menuMove('ArrowUp', at(0, 0))).toEqual({ kind: 'entry', entry: 1 });
});

it('inside, left and right walk the columns that have links, Home and End go to the ends', () => {
  expect(menuMove('ArrowRight', at(0, 2))).toEqual({ kind: 'link', column: 2, row: 1 });
  expect(menuMove('ArrowRight', at(2, 0))).toEqual({ kind: 'link', column: 0, row: 0 });
  expect(menuMove('Home', at(2, 1))).toEqual({ kind: 'link', column: 0, row: 0 });
  expect(menuMove('End', at(0, 0))).toEqual({ kind: 'link', column: 2, row: 1 });
});

it('Escape closes what is open, and is nobody’s otherwise', () => {
  expect(menuMove('Escape', at(0, 0))).toEqual({ kind: 'close' });
  expect(menuMove('Escape', bar)).toBeNull();
});

it('whatever is pressed, it never leads to what is not there', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'Tab', 'a');
  const place = fc
    .record({
      entries: fc.integer({ min: 1, max: 8 }),
      columns: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
      rtl: fc.boolean(),
    })
    .chain(({ entries, columns, rtl }) => {
      const links = columns.flatMap((length, column) => Array.from({ length }, (_, row) => ({ column, row })));
      return fc.record({
        entries: fc.constant(entries),
        columns: fc.constant(columns),
        rtl: fc.constant(rtl),
        entry: fc.integer({ min: 0, max: entries - 1 }),
        open: fc.boolean(),
        hasPanel: fc.constant(columns.length > 0),
        inside: fc.constantFrom(null, ...links),
      });
    });
  fc.assert(
    fc.property(keys, place, (key, here) => {
      const move = menuMove(key, here);
      if (move?.kind === 'entry') expect([move.entry >= 0, move.entry < here.entries]).toEqual([true, true]);
      else if (move?.kind === 'link')
        expect([move.row >= 0, move.row < (here.columns[move.column] ?? 0)]).toEqual([true, true]);
      else expect(move === null || (key === 'Escape' && here.open)).toBe(true);
    }),
  );
});
