import type { LeftColumn } from './product-columns.ts';
import type { CsvRow } from './read-csv.ts';
import type { Reporter } from './report.ts';

const REASONS: Record<LeftColumn['why'], string> = {
  unknown: 'is not known',
  twice: 'is a second one of the same meaning',
  market: 'is of one market, and prices in markets follow from "markets" in shop.json',
  unused: 'is nothing this shop uses',
};

/** Counts which cells are lost (`isLoss`) with the columns of a file that are not kept, to report each of them once. */
export function createLeftColumns(
  columns: readonly LeftColumn[],
  isLoss: (column: LeftColumn, cell: string) => boolean,
) {
  const filled = new Map<LeftColumn, number>();
  return {
    count(row: CsvRow): void {
      for (const column of columns)
        if (isLoss(column, row.cells[column.index] ?? '')) filled.set(column, (filled.get(column) ?? 0) + 1);
    },
    /** Columns that nobody knows are reported even where they are empty: a mistyped header would have been meant. */
    report(file: string, line: number, report: Reporter): void {
      for (const column of columns) {
        const cells = filled.get(column) ?? 0;
        const loss =
          cells === 0 ? 'It is empty.' : `${cells} filled ${cells === 1 ? 'cell was' : 'cells were'} left out.`;
        const isNamed = column.header !== '' && column.why === 'unknown';
        if (cells > 0 || isNamed) report.warn(file, line, `Column "${column.header}" ${REASONS[column.why]}. ${loss}`);
      }
    },
  };
}

export type LeftColumns = ReturnType<typeof createLeftColumns>;
