import { fold } from '../fold.ts';

/** What the editor's pickers list of one kind of resource. */
export interface ListQuery {
  /** Words that the title or the handle has, each in one of them, whatever their case and accents. Empty: all. */
  q: string;
  /** The `next` of the list before. */
  after?: string;
  /** Those alone, in this order, as settings store them; the ones that do not exist are left out. */
  values?: readonly string[];
}

export interface Listed<T> {
  items: T[];
  /** Absent where nothing follows. */
  next?: string;
}

/** Something with a title that a setting refers to. */
export interface Entry {
  /** As a setting stores it. */
  value: string;
  title: string;
  /** Entries of a lower rank come first; 0 where absent. */
  rank?: number;
}

/** Entries of one list. */
export const LIST_SIZE = 30;

/** Where a list ended: rank, folded title and value of its last entry. */
type Position = readonly [rank: number, title: string, value: string];

/** The words of a query as `hasWords` looks for them. */
export const wordsOf = (q: string): string[] => fold(q).split(/\s+/).filter(Boolean);

export const writePosition = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** The position in the `after` of a query; null where it is none: the list begins at its start. */
export function readPosition(text: string | undefined): Position | null {
  if (text === undefined) return null;
  try {
    const position: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(position)) return null;
    const [rank, title, value]: unknown[] = position;
    return typeof rank === 'number' && typeof title === 'string' && typeof value === 'string'
      ? [rank, title, value]
      : null;
  } catch {
    return null;
  }
}

const positionOf = ({ rank = 0, title, value }: Entry): Position => [rank, fold(title), value];

const compare = (a: Position, b: Position): number => {
  const at = a[0] === b[0] ? (a[1] === b[1] ? 2 : 1) : 0;
  return a[at] < b[at] ? -1 : a[at] > b[at] ? 1 : 0;
};

/**
 * The part of the entries that a query is about: those that it names, or up to `LIST_SIZE` that have its words, by rank and title.
 * `stored` gives the entry's own `value` for another way in which a setting may store it; the listed entry then has the stored one.
 */
export function listOf<T extends Entry>(
  entries: readonly T[],
  query: ListQuery,
  stored: (value: string) => string = (value) => value,
): Listed<T> {
  if (query.values) {
    const byValue = new Map(entries.map((entry) => [entry.value, entry]));
    return {
      items: query.values.flatMap((value) => {
        const entry = byValue.get(stored(value));
        return entry ? [{ ...entry, value }] : [];
      }),
    };
  }
  const words = wordsOf(query.q);
  const after = readPosition(query.after);
  const found = entries
    .map((entry) => ({ entry, position: positionOf(entry) }))
    .filter(({ entry, position: [, title] }) => {
      const handle = fold(entry.value);
      return words.every((word) => title.includes(word) || handle.includes(word));
    })
    .filter(({ position }) => after === null || compare(position, after) > 0)
    .sort((a, b) => compare(a.position, b.position));
  const page = found.slice(0, LIST_SIZE);
  const last = page.at(-1);
  return {
    items: page.map(({ entry }) => entry),
    ...(last && found.length > LIST_SIZE ? { next: writePosition(last.position) } : {}),
  };
}
