import { basename } from 'node:path';
import { readCsv } from './read-csv.ts';
import type { Reporter } from './report.ts';

/** Stock of a variant by the lower-case name of the location. */
export type StockByPlace = Map<string, number>;

/** What names a variant in the inventory export: its product's handle and its option values. */
export function stockKey(handle: string, options: readonly string[]): string {
  return JSON.stringify([handle, ...options.map((option) => option.toLowerCase())]);
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
  for await (const row of readCsv(path)) {
    if (!columns) {
      columns = new Map(row.cells.map((name, index) => [name.trim().toLowerCase(), index]));
      continue;
    }
    const cell = (...names: string[]): string => {
      for (const name of names) {
        const text = row.cells[columns?.get(name) ?? -1]?.trim();
        if (text) return text;
      }
      return '';
    };
    const handle = cell('handle', 'url handle').toLowerCase();
    const location = cell('location').toLowerCase();
    const text = cell('available', 'available (editable)', 'on hand', 'on hand (current)');
    if (handle === '') {
      report.skip(file, row.line, 'The row has no handle.');
      continue;
    }
    if (!known.has(location)) {
      report.skip(file, row.line, `The place "${cell('location')}" is not in shop.json.`);
      continue;
    }
    if (text === '' || text.toLowerCase() === 'not stocked') continue;
    if (!/^-?\d{1,9}$/.test(text)) {
      report.skip(file, row.line, `"${text}" is not a quantity.`);
      continue;
    }
    const options = ['option1 value', 'option2 value', 'option3 value']
      .map((name) => cell(name))
      .filter((value) => value !== '');
    const key = stockKey(handle, options.length > 0 ? options : ['Default Title']);
    const quantities = stock.get(key) ?? new Map<string, number>();
    quantities.set(location, Number(text));
    stock.set(key, quantities);
  }
  return stock;
}
