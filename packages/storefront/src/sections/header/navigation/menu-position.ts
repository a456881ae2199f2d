import type { MenuMove, MenuPlace } from './menu-keys.ts';

const ENTRY = '.nav__entry';
const LINKS = 'a[href], button';

const entriesOf = (nav: Element): HTMLElement[] => [...nav.querySelectorAll<HTMLElement>(ENTRY)];
/** What is focused of an entry: its link, else its button. One that is only words has none. */
const topOf = (entry: Element | undefined): HTMLElement | null =>
  entry?.querySelector(`:scope > :is(${LINKS})`) ?? null;
const columnsOf = (entry: Element | undefined): HTMLElement[][] =>
  [...(entry?.querySelectorAll('[data-column]') ?? [])].map((column) => [
    ...column.querySelectorAll<HTMLElement>(LINKS),
  ]);

/** Where `focused` stands in the menu; null outside of it. */
export function placeOf(nav: Element, focused: HTMLElement): MenuPlace | null {
  const entries = entriesOf(nav).filter(topOf);
  const entry = entries.findIndex((each) => each.contains(focused));
  const here = entries[entry];
  if (!here) return null;
  const columns = columnsOf(here);
  const column = columns.findIndex((links) => links.includes(focused));
  const row = columns[column]?.indexOf(focused) ?? -1;
  return {
    entry,
    entries: entries.length,
    open: 'open' in here.dataset,
    hasPanel: 'panel' in here.dataset,
    inside: row < 0 ? null : { column, row },
    columns: columns.map((links) => links.length),
    rtl: getComputedStyle(nav).direction === 'rtl',
  };
}

/** What a move goes to. */
export function targetOf(nav: Element, place: MenuPlace, move: MenuMove): HTMLElement | null {
  const entries = entriesOf(nav).filter(topOf);
  if (move.kind === 'link') return columnsOf(entries[place.entry])[move.column]?.[move.row] ?? null;
  return topOf(entries[move.kind === 'entry' ? move.entry : place.entry]);
}
