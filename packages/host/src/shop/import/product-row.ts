import type { UnitMeasurement } from '../catalogue/types-products.ts';
import { unitMeasurement } from '../catalogue/unit-price.ts';
import type { Metafield } from '../types.ts';
import { metafieldType, metafieldValue } from './metafield-type.ts';
import { parsePrice } from './price.ts';
import type { ProductColumn, ProductColumns } from './product-columns.ts';
import type { VariantDraft } from './product-draft.ts';
import type { CsvRow } from './read-csv.ts';

/** A row by column name; '' where the file has no such column or cell. */
export interface Cells {
  line: number;
  get(column: ProductColumn): string;
}

export function cellsOf(row: CsvRow, columns: ProductColumns): Cells {
  return {
    line: row.line,
    get(column) {
      const index = columns.index[column];
      return index === undefined ? '' : (row.cells[index]?.trim() ?? '');
    },
  };
}

/** Why a row cannot be taken; caught by the product it belongs to. */
export class RowError extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** TRUE, yes, 1 …; `absent` where the cell is empty. */
export function flag(cells: Cells, column: ProductColumn, absent: boolean): boolean {
  const text = cells.get(column).toLowerCase();
  if (text === '') return absent;
  if (['true', 'yes', 'y', '1', 'active', 'continue'].includes(text)) return true;
  if (['false', 'no', 'n', '0', 'deny'].includes(text)) return false;
  throw new RowError(cells.line, `"${cells.get(column)}" is neither true nor false`);
}

export function metafieldsOf(
  row: CsvRow,
  columns: ProductColumns,
  owner: 'product' | 'variant',
  definitions: Readonly<Record<string, string>>,
): Metafield[] {
  return columns.metafields
    .filter((column) => column.owner === owner)
    .flatMap(({ index, namespace, key, type: named }) => {
      const value = row.cells[index] ?? '';
      if (value.trim() === '') return [];
      const type = named ?? metafieldType(`${namespace}.${key}`, value, definitions);
      return [{ namespace, key, type, value: metafieldValue(type, value) }];
    });
}

function price(cells: Cells, column: 'price' | 'compareAtPrice' | 'cost'): number | null {
  const text = cells.get(column);
  if (text === '') return null;
  const minor = parsePrice(text);
  if (minor === null) throw new RowError(cells.line, `"${text}" is not a price`);
  return minor;
}

/** Digits, with one separator of thousands throughout. */
const NUMBER = /^[+-]?(?:\d*|\d{1,3}([,'’\p{Zs}])\d{3}(?:\1\d{3})*)(?:\.\d*)?$/u;

function wholeNumber(cells: Cells, column: 'quantity' | 'grams', what: string): number {
  const text = cells.get(column);
  if (text === '') return 0;
  const value = NUMBER.test(text) ? Number(text.replace(/[,'’\p{Zs}]/gu, '')) : Number.NaN;
  const isRight = column === 'quantity' ? Number.isInteger(value) : value >= 0;
  if (!isRight || Math.abs(value) > 1e9) {
    throw new RowError(cells.line, `"${cells.get(column)}" is not a ${what}`);
  }
  return Math.round(value);
}

function weightUnit(cells: Cells): VariantDraft['weightUnit'] {
  const text = cells.get('weightUnit').toLowerCase();
  if (text === 'g' || text === 'kg' || text === 'oz' || text === 'lb') return text;
  if (text === '') return null;
  throw new RowError(cells.line, `"${cells.get('weightUnit')}" is not a weight unit (g, kg, oz, lb)`);
}

const EMPTY = /^0*(?:[.,]0*)?$/;

/** What the variant holds and what its unit price is for; the four cells are filled, or none of the two amounts is. */
function measurementOf(cells: Cells): UnitMeasurement | null {
  const [total, base] = [cells.get('unitQuantity'), cells.get('unitReference')];
  if (EMPTY.test(total) && EMPTY.test(base)) return null;
  const amount = (text: string) => (/^\d{1,9}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
  const units = [cells.get('unitQuantityUnit'), cells.get('unitReferenceUnit')] as const;
  const measured = unitMeasurement(amount(total), units[0], amount(base), units[1]);
  if (measured) return measured;
  throw new RowError(
    cells.line,
    `"${total} ${units[0]}" by "${base} ${units[1]}" is not a unit price (500 ml by 100 ml)`,
  );
}

/** The variant of a row. Throws RowError with the reason where a cell makes no sense. */
export function variantOf(cells: Cells, options: string[], metafields: Metafield[]): VariantDraft {
  const amount = price(cells, 'price');
  if (amount === null) throw new RowError(cells.line, 'the variant has no price');
  const policy = cells.get('policy').toLowerCase();
  if (!['', 'deny', 'continue', 'true', 'false'].includes(policy)) {
    throw new RowError(cells.line, `"${cells.get('policy')}" is not an inventory policy (deny, continue)`);
  }
  const compareAtPrice = price(cells, 'compareAtPrice');
  return {
    line: cells.line,
    options,
    sku: cells.get('sku').replace(/^'/, ''),
    barcode: cells.get('barcode').replace(/^'/, ''),
    price: amount,
    compareAtPrice: compareAtPrice === 0 ? null : compareAtPrice,
    grams: wholeNumber(cells, 'grams', 'weight'),
    weightUnit: weightUnit(cells),
    requiresShipping: flag(cells, 'requiresShipping', true),
    taxable: flag(cells, 'taxable', true),
    taxCode: cells.get('taxCode'),
    unitMeasurement: measurementOf(cells),
    cost: price(cells, 'cost'),
    fulfillmentService: cells.get('fulfillmentService') || 'manual',
    tracked: cells.get('tracker') !== '',
    policy: policy === 'continue' || policy === 'true' ? 'continue' : 'deny',
    quantity: wholeNumber(cells, 'quantity', 'quantity'),
    image: cells.get('variantImage'),
    metafields,
  };
}
