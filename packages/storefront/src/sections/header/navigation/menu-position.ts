import type { MenuMove, MenuPosition } from './menu-keys.ts';

const ENTRY = '.nav__entry';
const LINKS = 'a[href], button';

const entriesOf = (nav: Element): HTMLElement[] => [...nav.querySelectorAll<HTMLElement>(ENTRY)];
/** The focusable element of an entry: its link, else its button; null where it is text only. */
const topOf = (entry: Element | undefined): HTMLElement | null =>
  entry?.querySelector(`:scope > :is(${LINKS})`) ?? null;
const columnsOf = (entry: Element | undefined): HTMLElement[][] =>
  [...(entry?.querySelectorAll('[data-column]') ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>(LINKS),
  ]);

/** The position of the focused element in the menu; null outside of it. */
export function positionOf(nav: Element, focused: HTMLElement): MenuPosition | null {
  const entries = entriesOf(nav).filter(topOf);
  const entry = entries.findIndex((each) => each.contains(focused));
  const focusedEntry = entries[entry];
  if (!focusedEntry) return null;
  const columns = columnsOf(focusedEntry);
  const column = columns.findIndex((links) => links.includes(focused));
  const row = columns[column]?.indexOf(focused) ?? -1;
  return {
    entry,
    entries: entries.length,
    open: 'open' in focusedEntry.dataset,
    hasPanel: 'panel' in focusedEntry.dataset,
    inside: row < 0 ? null : { column, row },
    columns: columns.map((links) => links.length),
    rtl: getComputedStyle(nav).direction === 'rtl',
  };
}

/** The element that a move focuses. */
export function targetOf(nav: Element, position: MenuPosition, move: MenuMove): HTMLElement | null {
  const entries = entriesOf(nav).filter(topOf);
  if (move.kind === 'link') return columnsOf(entries[position.entry])[move.column]?.[move.row] ?? null;
  return topOf(entries[move.kind === 'entry' ? move.entry : position.entry]);
}
