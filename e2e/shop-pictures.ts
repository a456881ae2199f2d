import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Record<string, string>;

/** The handle of a product that one model wears, in three pictures a color; the third is a close-up without her. */
export const WORN_DRESS = 'column-slip-dress';
/** The handle of a product that is left one picture. */
const ONE_PICTURE = 'gift-card';
export const MODEL = { name: 'Ada', height: '70', size: '4' };

const MODELS = 'Models (product.metafields.custom.models)';
const ALT = 'Image Alt Text';
const VARIANT = 'Variant Image';
const VIEWS = ['near', 'back', 'detail'];

const viewOf = (row: Row) => VIEWS.indexOf(/-([a-z]+)\.\w+$/.exec(row['Image Src'] ?? '')?.[1] ?? '');
const isFilled = (row: Row) => Boolean(row['Variant Price'] || row['Image Src']);
const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

async function change<T>(file: string, by: (content: T) => unknown): Promise<void> {
  const content: T = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(by(content)));
}

/**
 * Has a copy of the demo shop show what tests count on, however many pictures there are: a model wears the dress, where the shop's own pictures
 * show garments alone, in three pictures a color; the gift card has one.
 */
export async function arrangePictures(shop: string): Promise<void> {
  const file = join(shop, 'products.csv');
  const rows: Row[] = parse(await readFile(file), { columns: true });
  const worn = new Map<string, string>();
  for (const row of rows.filter(({ Handle }) => Handle === WORN_DRESS)) {
    const view = viewOf(row);
    if (view < 0) Object.assign(row, { 'Image Src': '', 'Image Position': '', [ALT]: '' });
    const alt = row[ALT] ?? '';
    if (alt !== '' && view < 2) worn.set(alt, `${alt} – ${MODEL.name}`);
    row[ALT] = worn.get(alt) ?? alt;
    // It is worn in all but its close-up.
    row[VARIANT] = row[VARIANT]?.replace('-hanging.', '-near.') ?? '';
    if (row.Title) row[MODELS] = '["model/ada"]';
  }
  for (const row of rows.filter(({ Handle }) => Handle === ONE_PICTURE)) {
    if (viewOf(row) !== 0) Object.assign(row, { 'Image Src': '', 'Image Position': '', [ALT]: '' });
  }
  const lines = [Object.keys(rows[0] ?? {}), ...rows.filter(isFilled).map((row) => Object.values(row))];
  await writeFile(file, lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join(''));
  await change<{ alts: Record<string, string> }>(join(shop, 'translations/fr.json'), (french) => {
    const alts = [...worn].map(([was, is]) => [is, `${french.alts[was]} – ${MODEL.name}`]);
    return { ...french, alts: { ...french.alts, ...Object.fromEntries(alts) } };
  });
  await change<{ entries: unknown[] }>(join(shop, 'metaobjects/model.json'), (models) => ({
    ...models,
    entries: [...models.entries, { handle: 'ada', fields: MODEL }],
  }));
}
