/** Where the focus stands: on entry `entry` of `entries`, or in its panel at `row` of `column`. `columns` are the panel's links by column. */
export interface MenuPlace {
  entry: number;
  entries: number;
  open: boolean;
  hasPanel: boolean;
  /** Null on the bar. */
  inside: { column: number; row: number } | null;
  /** How many links each column of the panel has. */
  columns: readonly number[];
  /** The page reads from right to left. */
  rtl: boolean;
}

export type MenuMove =
  | { kind: 'entry'; entry: number }
  | { kind: 'link'; column: number; row: number }
  | { kind: 'close' };

const HORIZONTAL: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const VERTICAL: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * What a key does in the menu, null where it is the browser's (disclosure pattern): left and right walk the entries and the columns,
 * up and down the links of the open panel, Home and End go to the ends, Escape closes.
 */
export function menuMove(key: string, place: MenuPlace): MenuMove | null {
  const { entry, entries, inside, columns, open, hasPanel } = place;
  if (key === 'Escape') return open ? { kind: 'close' } : null;
  const sideways = (HORIZONTAL[key] ?? 0) * (place.rtl ? -1 : 1);
  const along = VERTICAL[key] ?? 0;
  const full = columns.flatMap((links, column) => (links > 0 ? [column] : []));
  const last = full.at(-1) ?? 0;
  if (!inside) {
    if (sideways !== 0) return { kind: 'entry', entry: (entry + sideways + entries) % entries };
    if (key === 'Home') return { kind: 'entry', entry: 0 };
    if (key === 'End') return { kind: 'entry', entry: entries - 1 };
    if (along > 0 && hasPanel && full.length > 0) return { kind: 'link', column: full[0] ?? 0, row: 0 };
    return null;
  }
  const { column, row } = inside;
  const at = full.indexOf(column);
  if (key === 'Home') return { kind: 'link', column: full[0] ?? 0, row: 0 };
  if (key === 'End') return { kind: 'link', column: last, row: (columns[last] ?? 1) - 1 };
  if (sideways !== 0) {
    const next = full[(at + sideways + full.length) % full.length] ?? column;
    return { kind: 'link', column: next, row: Math.min(row, (columns[next] ?? 1) - 1) };
  }
  if (along === 0) return null;
  if (row + along >= 0 && row + along < (columns[column] ?? 0)) return { kind: 'link', column, row: row + along };
  const beside = full[at + along];
  if (beside === undefined)
    return along < 0 ? { kind: 'entry', entry } : { kind: 'link', column: full[0] ?? 0, row: 0 };
  return { kind: 'link', column: beside, row: along > 0 ? 0 : (columns[beside] ?? 1) - 1 };
}
