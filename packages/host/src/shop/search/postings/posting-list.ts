/**
 * In which entries of a segment a word is, as bytes: for each entry, in their order, how many places it is after the one before (the first: after 0), how
 * often it has the word, and the first position and the distances of the others. Each number is written in groups of 7 bits, the lowest first; the eighth
 * bit says that another group follows.
 */
export interface OpenList {
  bytes: number[];
  /** Place of the last entry. */
  last: number;
}

export const emptyList = (): OpenList => ({ bytes: [], last: 0 });

function write(bytes: number[], value: number): void {
  let left = value;
  for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
  bytes.push(left);
}

/** Adds an entry, which comes after all others, and where in its text the word is: at least one position, in ascending order. */
export function append(list: OpenList, place: number, positions: readonly number[]): void {
  write(list.bytes, place - list.last);
  write(list.bytes, positions.length);
  let before = 0;
  for (const position of positions) {
    write(list.bytes, position - before);
    before = position;
  }
  list.last = place;
}

/** Reads the numbers of a list one by one. */
function reader(list: Uint8Array): { next(): number; isDone(): boolean; skip(count: number): void } {
  let at = 0;
  return {
    next() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = list[at] ?? 0;
        at += 1;
        value |= (byte & 127) << shift;
        if (byte < 128) return value;
      }
    },
    isDone: () => at >= list.length,
    skip(count) {
      for (let left = count; left > 0 && at < list.length; at += 1) if ((list[at] ?? 0) < 128) left -= 1;
    },
  };
}

/** Adds `weight` for each occurrence to `frequencies`, which has a number for each entry of the segment. */
export function addFrequencies(list: Uint8Array, weight: number, frequencies: Float32Array): void {
  const { next, isDone, skip } = reader(list);
  let place = 0;
  while (!isDone()) {
    place += next();
    const count = next();
    skip(count);
    frequencies[place] = (frequencies[place] ?? 0) + weight * count;
  }
}

/** Calls `visit` with each entry's place and the positions in it, which are the same array each time. */
export function forEachEntry(list: Uint8Array, visit: (place: number, positions: readonly number[]) => void): void {
  const { next, isDone } = reader(list);
  const positions: number[] = [];
  let place = 0;
  while (!isDone()) {
    place += next();
    const count = next();
    let position = 0;
    for (let index = 0; index < count; index += 1) {
      position += next();
      positions[index] = position;
    }
    positions.length = count;
    visit(place, positions);
  }
}
