/** One measured figure. `baseline` is what it is held against, measured in the same run. */
export interface Row {
  what: string;
  value: number;
  unit: 'ms' | 'MB' | 'kB' | '/s';
  /** e.g. `raw node:http` and its figure in the same unit. */
  baseline?: { name: string; value: number };
  /** The most (for `/s`: the least) it should be. */
  target?: number;
}

export interface Part {
  title: string;
  run(shop: { url: string; pid: number }): Promise<Row[]>;
}

const figure = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function verdict({ value, unit, target }: Row): string {
  if (target === undefined) return '';
  const isReached = unit === '/s' ? value >= target : value <= target;
  return `${unit === '/s' ? '≥' : '≤'} ${figure(target)}  ${isReached ? 'reached' : 'MISSED'}`;
}

/** Prints one part as a table. */
export function print(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  const cells = rows.map((row) => [
    row.what,
    `${figure(row.value)} ${row.unit}`,
    row.baseline
      ? `${(row.value / row.baseline.value).toFixed(2)} × ${row.baseline.name} (${figure(row.baseline.value)})`
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
