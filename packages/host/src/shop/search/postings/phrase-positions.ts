import { forEachEntry } from './posting-list.ts';

/** Where a word is, or where a phrase ends: by place the positions, all in ascending order. */
export interface Positions {
  places: number[];
  /** Where the positions of each place begin in `positions`; one more than places. */
  starts: number[];
  positions: number[];
}

export function positionsOf(list: Uint8Array): Positions {
  const all: Positions = { places: [], starts: [0], positions: [] };
  forEachEntry(list, (place, positions) => {
    all.places.push(place);
    for (const position of positions) all.positions.push(position);
    all.starts.push(all.positions.length);
  });
  return all;
}

/** Calls `visit` with each position of a word that comes directly after one of `before`. */
export function forEachAfter(
  before: Positions,
  list: Uint8Array,
  visit: (place: number, position: number) => void,
): void {
  let at = 0;
  forEachEntry(list, (place, positions) => {
    while ((before.places[at] ?? Number.POSITIVE_INFINITY) < place) at += 1;
    if (before.places[at] !== place) return;
    const end = before.starts[at + 1] ?? 0;
    let from = before.starts[at] ?? 0;
    for (const position of positions) {
      while (from < end && (before.positions[from] ?? 0) < position - 1) from += 1;
      if (from < end && before.positions[from] === position - 1) visit(place, position);
    }
  });
}

/** The positions of a word that come directly after one of `before`. */
export function after(before: Positions, list: Uint8Array): Positions {
  const found: Positions = { places: [], starts: [0], positions: [] };
  forEachAfter(before, list, (place, position) => {
    if (found.places.at(-1) !== place) {
      found.places.push(place);
      found.starts.push(found.positions.length);
    }
    found.positions.push(position);
    found.starts[found.starts.length - 1] = found.positions.length;
  });
  return found;
}
