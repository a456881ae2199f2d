import { basename } from 'node:path';
import { createLeftColumns, type LeftColumns } from './left-columns.ts';
import type { LeftColumn } from './product-columns.ts';
import { readCsv } from './read-csv.ts';
import type { Reporter } from './report.ts';

/** Stock of a variant by the lower-case name of the location. */
export type StockByPlace = Map<string, number>;

/** What names a variant in the inventory export: its product's handle and its option values. */
export function stockKey(handle: string, options: readonly string[]): string {
  return JSON.stringify([handle, ...options.map((option) => option.toLowerCase())]);
}

/** Columns of a quantity, the one that a merchant edits first. */
const QUANTITIES = [
  'available',
  'available (editable)',
  'on hand (new)',
  'on hand',
  'on hand (current)',
  'available (not editable)',
] as const;

const READ: ReadonlySet<string> = new Set([
  ...['handle', 'url handle', 'title', 'sku', 'location'],
  ...[1, 2, 3].flatMap((number) => [`option${number} name`, `option${number} value`]),
  ...QUANTITIES,
]);

/** Of the platform's export, without a place here. */
const UNUSED = /^(?:hs code|coo|bin name|(?:incoming|unavailable|committed)(?: \(.*\))?)$/;

/** Cells that say nothing. */
const NOTHING = /^(?:0|not stocked)?$/i;

function leftOf(headers: readonly string[]): LeftColumn[] {
  return headers.flatMap((raw, index): LeftColumn[] => {
    const name = raw.trim().toLowerCase();
    return READ.has(name) ? [] : [{ index, header: raw.trim(), why: UNUSED.test(name) ? 'unused' : 'unknown' }];
  });
}

/** Reads the platform's inventory export. Rows of unknown locations and bad numbers are reported and left out. */
export async function readInventory(
  path: string,
  locations: readonly string[],
  report: Reporter,
): Promise<Map<string, StockByPlace>> {
  const file = basename(path);
  const known = new Set(locations.map((name) => name.toLowerCase()));
  const stock = new Map<string, StockByPlace>();
  let columns: Map<string, number> | null = null;
  let left: LeftColumns | null = null;
  let headerLine = 1;
  for await (const row of readCsv(path)) {
    if (!columns) {
      columns = new Map(row.cells.map((name, index) => [name.trim().toLowerCase(), index]));
      left = createLeftColumns(leftOf(row.cells), (_column, text) => !NOTHING.test(text.trim()));
      headerLine = row.line;
      continue;
    }
    left?.count(row);
    const cell = (...names: string[]): string => {
      for (const name of names) {
        const text = row.cells[columns?.get(name) ?? -1]?.trim();
        if (text) return text;
      }
      return '';
    };
    const handle = cell('handle', 'url handle').toLowerCase();
    const location = cell('location').toLowerCase();
    const text = cell(...QUANTITIES);
    if (handle === '') {
      report.skip(file, row.line, 'The row has no handle.');
      continue;
    }
    if (!known.has(location)) {
      report.skip(file, row.line, `The place "${cell('location')}" is not in shop.json.`);
      continue;
    }
    const isStocked = text !== '' && text.toLowerCase() !== 'not stocked';
    if (isStocked && !/^-?\d{1,9}$/.test(text)) {
      report.skip(file, row.line, `"${text}" is not a quantity.`);
      continue;
    }
    const options = ['option1 value', 'option2 value', 'option3 value']
      .map((name) => cell(name))
      .filter((value) => value !== '');
    const key = stockKey(handle, options.length > 0 ? options : ['Default Title']);
    const quantities = stock.get(key) ?? new Map<string, number>();
    if (isStocked) quantities.set(location, Number(text));
    stock.set(key, quantities);
  }
  left?.report(file, headerLine, report);
  return stock;
}
