import { basename } from 'node:path';
import { handleize } from '../fold.ts';
import type { DefinitionsFormat } from './formats.ts';
import { createLeftColumns, type LeftColumns } from './left-columns.ts';
import { isLoss, type ProductColumns, productColumns } from './product-columns.ts';
import type { ProductDraft } from './product-draft.ts';
import { MAX_PRODUCT_ROWS, productOf } from './product-of-rows.ts';
import { RowError } from './product-row.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { ImportError, type Reporter } from './report.ts';

function columnsOf(header: CsvRow, file: string): ProductColumns {
  const columns = productColumns(header.cells);
  if (columns.index.title === undefined || (columns.index.handle === undefined && columns.index.price === undefined)) {
    throw new ImportError(`${file}: this is no product export: the columns "Title" and "Handle" are missing.`);
  }
  return columns;
}

/**
 * The products of the platform's product export, one at a time as the file is read (contract: the product CSV). A product with
 * a bad row is reported and left out whole. Throws ImportError where the file itself cannot be read.
 */
export async function* readProducts(
  path: string,
  definitions: DefinitionsFormat,
  report: Reporter,
): AsyncGenerator<ProductDraft> {
  const file = basename(path);
  let columns: ProductColumns | null = null;
  let left: LeftColumns | null = null;
  let headerLine = 1;
  let handle = '';
  let rows: CsvRow[] = [];
  const firstLines = new Map<string, number>();

  const take = (): ProductDraft | null => {
    if (!columns || rows.length === 0) return null;
    const line = rows[0]?.line ?? 0;
    const earlier = firstLines.get(handle);
    if (earlier !== undefined) {
      report.skip(file, line, `The handle "${handle}" is already taken by the product on line ${earlier}.`);
      return null;
    }
    firstLines.set(handle, line);
    try {
      return productOf(handle, rows, columns, definitions);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.skip(file, error.line, `Product "${handle}" was left out: ${error.message}.`);
      return null;
    }
  };

  for await (const row of readCsv(path)) {
    if (!columns) {
      columns = columnsOf(row, file);
      headerLine = row.line;
      left = createLeftColumns(columns.left, isLoss);
      continue;
    }
    left?.count(row);
    const title = row.cells[columns.index.title ?? -1]?.trim() ?? '';
    const written = columns.index.handle === undefined ? '' : (row.cells[columns.index.handle]?.trim() ?? '');
    const next = handleize(written === '' ? title : written);
    if (next === '' && handle === '') {
      report.skip(file, row.line, 'The row has neither a handle nor a title.');
      continue;
    }
    if (next !== '' && next !== handle) {
      const draft = take();
      if (draft) yield draft;
      handle = next;
      rows = [];
    }
    // One more than the limit is enough to report it.
    if (rows.length <= MAX_PRODUCT_ROWS) rows.push(row);
  }
  if (!columns) throw new ImportError(`${file}: the file is empty.`);
  left?.report(file, headerLine, report);
  const draft = take();
  if (draft) yield draft;
}
