import { sql } from 'kysely';
import { collectionFact, EVERYTHING, productFact } from '../../cache/facts.ts';
import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { contains } from '../../store/sql/contains.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { WriteJob } from '../../store/writer.ts';
import type { ShopFile } from '../import/read-files.ts';
import type { Id } from '../types.ts';

/** Whether a JSON column holds the picture, as the import found it (`FileImage`). */
const shows = (column: string, name: string) => contains(sql.ref<string>(column), `"name":${JSON.stringify(name)}`);

/** Products whose media or options show a picture. Looked up before the write, because all products are looked through. */
export async function productsWithPicture(store: Store, name: string): Promise<Id[]> {
  const rows = await store.db
    .selectFrom('products')
    .where((eb) => eb.or([shows('media', name), shows('options', name)]))
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON of a row with the file's own facts in each picture of it. An alternative text that was the file's follows it; one of the place's own
 * stays.
 */
export function withPicture(json: string, file: ShopFile, formerAlt: string): string {
  const { name, width, height, version, focal_x: x, focal_y: y } = file;
  const altOf = (alt: unknown) => (alt === formerAlt ? file.alt : alt);
  const revive = (_key: string, value: unknown): unknown => {
    if (!isObject(value)) return value;
    // A picture among the media has its alternative text beside it, too.
    if (value.type === 'image' && isObject(value.preview) && value.preview.name === name)
      return { ...value, alt: altOf(value.alt) };
    if (value.name !== name || !isObject(value.focalPoint)) return value;
    return { ...value, alt: altOf(value.alt), width, height, version, focalPoint: { x, y } };
  };
  return toJson(JSON.parse(json, revive));
}

/**
 * Writes the file's facts into the rows that show it: an import puts a picture into each of them as it is then. `formerAlt` is its alternative
 * text before; `products` come from `productsWithPicture`.
 */
export const showPicture =
  (file: ShopFile, formerAlt: string, products: readonly Id[]): WriteJob<void> =>
  async (tx, changed) => {
    const { name } = file;
    const now = (json: string) => withPicture(json, file, formerAlt);
    const found = await tx
      .selectFrom('products')
      .where('id', 'in', oneOf(products))
      .select(['id', 'media', 'options'])
      .execute();
    for (const { id, media, options } of found) {
      const row = { media: now(media), options: now(options) };
      await tx.updateTable('products').set(row).where('id', '=', id).execute();
      changed(productFact(id));
    }
    const collections = await tx
      .selectFrom('collections')
      .where(shows('image', name))
      .select(['id', 'image'])
      .execute();
    for (const { id, image } of collections) {
      const row = { image: image && now(image) };
      await tx.updateTable('collections').set(row).where('id', '=', id).execute();
      changed(collectionFact(id));
    }
    const articles = await tx.selectFrom('articles').where(shows('image', name)).select(['id', 'image']).execute();
    for (const { id, image } of articles) {
      const row = { image: image && now(image) };
      await tx.updateTable('articles').set(row).where('id', '=', id).execute();
      changed(`article:${id}`);
    }
    const swatches = await tx.selectFrom('swatches').where(shows('image', name)).selectAll().execute();
    for (const swatch of swatches) {
      const row = { ...swatch, image: swatch.image && now(swatch.image) };
      await tx
        .updateTable('swatches')
        .set({ image: row.image })
        .where('option_name', '=', swatch.option_name)
        .where('value', '=', swatch.value)
        .execute();
      // Values of any product, and of the filters.
      changed(EVERYTHING);
    }
  };
