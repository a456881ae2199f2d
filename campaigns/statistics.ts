/** % by which the median of the last quarter differs from that of the quarter before. */
export function driftOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  const before = median(samples.slice(-2 * quarter, -quarter));
  return (median(samples.slice(-quarter)) / before - 1) * 100;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which `share` of the values are; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Slope of the line of least squares through the samples: units of `value` for each unit of `at`. */
export function slopeOf(samples: readonly { at: number; value: number }[]): number {
  const mean = (pick: (sample: { at: number; value: number }) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const above = mean((sample) => (sample.at - at) * (sample.value - value));
  return above / mean((sample) => (sample.at - at) ** 2);
}

/** Area under the ROC curve of telling the two apart by their size; 0.5 where nothing tells, whichever is larger. */
export function areaOf(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((a, b) => a.value - b.value);
  let below = 0;
  let wins = 0;
  for (let begin = 0; begin < all.length; ) {
    let end = begin;
    while (end < all.length && all[end]?.value === all[begin]?.value) end++;
    const tied = all.slice(begin, end);
    const ones = tied.filter(({ isOne }) => isOne).length;
    const others = tied.length - ones;
    wins += ones * (below + others / 2);
    below += others;
    begin = end;
  }
  const area = wins / (one.length * other.length);
  return Math.max(area, 1 - area);
}

/** Standard error of that area, before it is turned to the larger side, where nothing tells the two apart: of `one` and `other` values. */
export function areaByChance(one: number, other: number): number {
  return Math.sqrt((one + other + 1) / (12 * one * other));
}
