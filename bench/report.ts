/** One measured figure. `baseline` is what it is held against, measured in the same run. */
export interface Row {
  what: string;
  value: number;
  /** Empty for a number without one. */
  unit: 'ms' | 'MB' | 'kB' | '/s' | '';
  /** e.g. `raw node:http` and its figure in the same unit. */
  baseline?: { name: string; value: number };
  /** The most (for `/s`: the least) it should be. */
  target?: number;
  /** The most (for `/s`: the least) it should be of its baseline. */
  ratioTarget?: number;
}

export interface Part {
  title: string;
  run(shop: { url: string; pid: number }): Promise<Row[]>;
}

/** A part that starts what it measures itself. */
export interface OwnPart {
  title: string;
  /** @throws {CannotRun} where this machine has not what it needs. */
  run(data: string): Promise<Row[]>;
}

/** What a part needs is not here. The message is a sentence that says what. */
export class CannotRun extends Error {}

const figure = (value: number): string => value.toFixed(value < 0.1 ? 4 : value < 10 ? 2 : value < 100 ? 1 : 0);

function verdict({ value, unit, baseline, target, ratioTarget }: Row): string {
  const isRatio = ratioTarget !== undefined && baseline !== undefined;
  const wanted = isRatio ? ratioTarget : target;
  if (wanted === undefined) return '';
  const reached = isRatio ? value / baseline.value : value;
  const isReached = unit === '/s' ? reached >= wanted : reached <= wanted;
  const share = isRatio || wanted === 0 ? '' : ` (${ratio(reached / wanted)} of it)`;
  return `${unit === '/s' ? '≥' : '≤'} ${isRatio ? `${ratio(wanted)} ×` : figure(wanted)}${share}  ${isReached ? 'reached' : 'MISSED'}`;
}

/** Small ones with the digits that tell them apart. */
const ratio = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2);

/** Prints one part as a table. */
export function print(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  const cells = rows.map((row) => [
    row.what,
    `${figure(row.value)} ${row.unit}`,
    row.baseline
      ? `${ratio(row.value / row.baseline.value)} × ${row.baseline.name} (${figure(row.baseline.value)})`
      : '',
    verdict(row),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      `  ${row
        .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('   ')
        .trimEnd()}`,
    );
  }
}
