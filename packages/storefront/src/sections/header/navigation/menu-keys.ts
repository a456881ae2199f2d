/** Where the focus is: on entry `entry` of `entries`, or in its panel at `row` of `column`. */
export interface MenuPosition {
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
 * The move of a key in the menu; null where the browser handles it (disclosure pattern). Left and right go through entries and columns,
 * up and down through the links of the open panel, Home and End to the first and last, Escape closes.
 */
export function menuMove(key: string, position: MenuPosition): MenuMove | null {
  const { entry, entries, inside, columns, open, hasPanel } = position;
  if (key === 'Escape') return open ? { kind: 'close' } : null;
  const horizontal = (HORIZONTAL[key] ?? 0) * (position.rtl ? -1 : 1);
  const vertical = VERTICAL[key] ?? 0;
  const filled = columns.flatMap((links, column) => (links > 0 ? [column] : []));
  const last = filled.at(-1) ?? 0;
  if (!inside) {
    if (horizontal !== 0) return { kind: 'entry', entry: (entry + horizontal + entries) % entries };
    if (key === 'Home') return { kind: 'entry', entry: 0 };
    if (key === 'End') return { kind: 'entry', entry: entries - 1 };
    if (vertical > 0 && hasPanel && filled.length > 0) return { kind: 'link', column: filled[0] ?? 0, row: 0 };
    return null;
  }
  const { column, row } = inside;
  const at = filled.indexOf(column);
  if (key === 'Home') return { kind: 'link', column: filled[0] ?? 0, row: 0 };
  if (key === 'End') return { kind: 'link', column: last, row: (columns[last] ?? 1) - 1 };
  if (horizontal !== 0) {
    const next = filled[(at + horizontal + filled.length) % filled.length] ?? column;
    return { kind: 'link', column: next, row: Math.min(row, (columns[next] ?? 1) - 1) };
  }
  if (vertical === 0) return null;
  if (row + vertical >= 0 && row + vertical < (columns[column] ?? 0))
    return { kind: 'link', column, row: row + vertical };
  const nextColumn = filled[at + vertical];
  if (nextColumn === undefined)
    return vertical < 0 ? { kind: 'entry', entry } : { kind: 'link', column: filled[0] ?? 0, row: 0 };
  return { kind: 'link', column: nextColumn, row: vertical > 0 ? 0 : (columns[nextColumn] ?? 1) - 1 };
}
