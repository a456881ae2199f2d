import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** How many of a variant a place has. */
export interface PlaceStock {
  location: string;
  stock: number;
}

const Row = z.object({
  SKU: z.string(),
  Location: z.string(),
  Available: z.string().transform((text) => Number.parseInt(text, 10) || 0),
});

/** Stock by SKU, places in the order the file first names them: the platform's inventory export. No file: no stock. */
export async function readInventory(shopDir: string): Promise<{ bySku: Map<string, PlaceStock[]>; places: string[] }> {
  const text = await readFile(join(shopDir, 'inventory.csv'), 'utf8').catch(() => '');
  const rows = z.array(Row).parse(parse(text, { columns: true, bom: true, skip_empty_lines: true }));
  const bySku = new Map<string, PlaceStock[]>();
  for (const { SKU, Location, Available } of rows) {
    const known = bySku.get(SKU) ?? [];
    bySku.set(SKU, known);
    known.push({ location: Location, stock: Available });
  }
  return { bySku, places: [...new Set(rows.map(({ Location }) => Location))] };
}
