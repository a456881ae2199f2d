/** The files of the demo shop, read for its tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export const SHOP = import.meta.dirname;
export const text = (path: string): string => readFileSync(join(SHOP, path), 'utf8');
export const json = (path: string): unknown => JSON.parse(text(path));
export const Row = z.record(z.string(), z.string());
export const csv = (path: string) => z.array(Row).parse(parse(text(path), { columns: true }));
export const list = (value: string | undefined): string[] =>
  value ? z.array(z.string()).parse(JSON.parse(value)) : [];

export const rows = csv('products.csv');
export const products = rows.filter((row) => row.Title);
export const variants = rows.filter((row) => row['Variant Price']);
export const handles = new Set(products.map((row) => row.Handle ?? ''));
export const skus = new Set(variants.map((row) => row['Variant SKU'] ?? ''));
/** Every row of a product: its variants and its pictures. */
export const byHandle = (handle: string) => rows.filter((row) => row.Handle === handle);
export const tags = (row: Record<string, string>): string[] => (row.Tags ?? '').split(', ');
/** A metafield of a product, by `namespace.key`; empty where it has none. */
export const field = (row: Record<string, string>, key: string): string =>
  row[Object.keys(row).find((name) => name.includes(`(product.metafields.${key})`)) ?? ''] ?? '';

export const inventory = csv('inventory.csv');
/** What there is of a variant in all places, by its SKU. */
export const stock = new Map<string, number>();
for (const row of inventory) stock.set(row.SKU ?? '', (stock.get(row.SKU ?? '') ?? 0) + Number(row.Available));

/** The names of the pictures and films. */
export const files = new Set(readdirSync(join(SHOP, 'files')));

const Metaobjects = z.object({
  fields: z.record(z.string(), z.string()),
  entries: z.array(z.object({ handle: z.string(), fields: z.record(z.string(), z.string()) })),
});
export const metaobjects = Object.fromEntries(
  ['look', 'model', 'size_guide', 'store'].map((type) => [
    type,
    Metaobjects.parse(json(`metaobjects/${type}.json`)).entries,
  ]),
);
