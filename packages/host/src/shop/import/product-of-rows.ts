import type { DefinitionsFormat } from './formats.ts';
import type { ProductColumns } from './product-columns.ts';
import type { ProductDraft, VariantDraft } from './product-draft.ts';
import { type Cells, cellsOf, flag, metafieldsOf, RowError, variantOf } from './product-row.ts';
import type { CsvRow } from './read-csv.ts';
import { parseTime } from './time.ts';

const optionColumns = [
  ['option1Name', 'option1Value', 'option1LinkedTo'],
  ['option2Name', 'option2Value', 'option2LinkedTo'],
  ['option3Name', 'option3Value', 'option3LinkedTo'],
] as const;

/** The most variants the platform gives a product. */
const MAX_VARIANTS = 2048;

/** The most rows of a product: its variants and its pictures, several times over. */
export const MAX_PRODUCT_ROWS = 10_000;

function statusOf(cells: Cells): ProductDraft['status'] {
  const text = cells.get('status').toLowerCase();
  if (text === 'active' || text === 'draft' || text === 'archived') return text;
  if (text === '') return 'active';
  throw new RowError(cells.line, `"${cells.get('status')}" is not a status (active, draft, archived)`);
}

function timeOf(cells: Cells, column: 'createdAt' | 'publishedAt'): string | null {
  const text = cells.get(column);
  if (text === '') return null;
  const time = parseTime(text);
  if (time === null) throw new RowError(cells.line, `"${text}" is not a time (2026-01-31, 2026-01-31T12:00:00Z)`);
  return new Date(time).toISOString();
}

function optionNamesOf(rows: Cells[]): string[] {
  const first = rows[0];
  if (!first) return [];
  const beyond = rows.find((row) => row.get('option4Name') !== '' || row.get('option4Value') !== '');
  if (beyond) throw new RowError(beyond.line, 'a product has at most three options');
  const names = optionColumns.map(([name]) => first.get(name));
  const used = names.findLastIndex((name) => name !== '') + 1;
  if (names.slice(0, used).includes('')) throw new RowError(first.line, 'an option before another has no name');
  const unique = names.slice(0, used);
  if (new Set(unique.map((name) => name.toLowerCase())).size < used)
    throw new RowError(first.line, 'two options have one name');
  return used === 0 ? ['Title'] : unique;
}

function variantsOf(
  rows: CsvRow[],
  cells: Cells[],
  optionNames: string[],
  columns: ProductColumns,
  definitions: DefinitionsFormat,
): VariantDraft[] {
  const single = optionNames.length === 1 && cells[0]?.get('option1Name') === '';
  const seen = new Map<string, number>();
  const variants: VariantDraft[] = [];
  for (const [index, row] of rows.entries()) {
    const cell = cells[index];
    if (!cell) continue;
    const values = optionColumns.slice(0, optionNames.length).map(([, value]) => cell.get(value));
    const isVariant = values.some((value) => value !== '') || cell.get('price') !== '' || cell.get('sku') !== '';
    if (!isVariant) continue;
    if (single && values[0] === '') values[0] = 'Default Title';
    const missing = values.indexOf('');
    if (missing >= 0) throw new RowError(cell.line, `the variant has no value for "${optionNames[missing]}"`);
    const key = JSON.stringify(values.map((value) => value.toLowerCase()));
    const earlier = seen.get(key);
    if (earlier !== undefined)
      throw new RowError(cell.line, `the variant "${values.join(' / ')}" is already on line ${earlier}`);
    seen.set(key, cell.line);
    variants.push(
      variantOf(
        cell,
        values,
        metafieldsOf(row, columns, 'variant', { ...definitions.product, ...definitions.variant }),
      ),
    );
  }
  if (variants.length > MAX_VARIANTS)
    throw new RowError(cells[0]?.line ?? 0, `it has more than ${MAX_VARIANTS} variants`);
  return variants;
}

/** A product from its rows, in file order. Throws RowError where it cannot be taken as it is. */
export function productOf(
  handle: string,
  rows: CsvRow[],
  columns: ProductColumns,
  definitions: DefinitionsFormat,
): ProductDraft {
  if (rows.length > MAX_PRODUCT_ROWS)
    throw new RowError(rows[0]?.line ?? 0, `it has more than ${MAX_PRODUCT_ROWS} rows`);
  const cells = rows.map((row) => cellsOf(row, columns));
  const [first] = cells;
  const [firstRow] = rows;
  if (!first || !firstRow) throw new RowError(0, 'it has no rows');
  if (first.get('title') === '') throw new RowError(first.line, 'it has no title');
  if (handle.length > 255) throw new RowError(first.line, 'its handle is longer than 255 characters');
  const optionNames = optionNamesOf(cells);
  const variants = variantsOf(rows, cells, optionNames, columns, definitions);
  if (variants.length === 0) throw new RowError(first.line, 'it has no variant with a price');
  const images = cells
    .filter((cell) => cell.get('image') !== '')
    .map((cell, index) => {
      const position = /^\d{1,9}$/.test(cell.get('imagePosition')) ? Number(cell.get('imagePosition')) : 0;
      return {
        line: cell.line,
        source: cell.get('image'),
        position: position > 0 ? position : index + 1,
        alt: cell.get('imageAlt'),
      };
    })
    .sort((a, b) => a.position - b.position || a.line - b.line);
  return {
    line: first.line,
    handle,
    title: first.get('title'),
    description: first.get('description'),
    vendor: first.get('vendor'),
    type: first.get('type'),
    category: first.get('category'),
    tags: [
      ...new Set(
        first
          .get('tags')
          .split(',')
          .map((tag) => tag.trim()),
      ),
    ].filter((tag) => tag !== ''),
    status: statusOf(first),
    published: flag(first, 'published', true),
    giftCard: flag(first, 'giftCard', false),
    templateSuffix: first.get('templateSuffix'),
    createdAt: timeOf(first, 'createdAt'),
    publishedAt: timeOf(first, 'publishedAt'),
    seoTitle: first.get('seoTitle'),
    seoDescription: first.get('seoDescription'),
    optionNames,
    optionsLinkedTo: optionColumns.slice(0, optionNames.length).map(([, , linkedTo]) => first.get(linkedTo)),
    variants,
    images,
    metafields: metafieldsOf(firstRow, columns, 'product', definitions.product),
  };
}
