import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { ProductOption } from '../catalogue/types-products.ts';
import { csvRow } from './csv-row.ts';

const HEADERS = [
  'Handle',
  'Title',
  ...[1, 2, 3].flatMap((number) => [`Option${number} Name`, `Option${number} Value`]),
  'SKU',
  'Location',
  'Available (not editable)',
  'On hand (current)',
  'On hand (new)',
];

/** Products read together. */
const TOGETHER = 100;

/**
 * The stock of each counted variant at each location, as lines of the platform's inventory export. A location that does not have a variant says
 * `not stocked`. What can be bought is what is there: the shop keeps nothing back.
 */
export async function* exportInventory({ db }: Store): AsyncGenerator<string> {
  yield csvRow(HEADERS);
  const places = await db.selectFrom('locations').select(['id', 'name']).orderBy('position').execute();
  const ids = await db.selectFrom('products').select('id').orderBy('created_at').orderBy('id').execute();
  for (let start = 0; start < ids.length; start += TOGETHER) {
    const variants = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .where('products.id', 'in', oneOf(ids.slice(start, start + TOGETHER).map(({ id }) => id)))
      .where('variants.tracked', '=', 1)
      .select(['variants.id', 'variants.options', 'variants.sku'])
      .select(['products.handle', 'products.title', 'products.options as product_options'])
      .orderBy('products.created_at')
      .orderBy('products.id')
      .orderBy('variants.position')
      .execute();
    const levels = await db
      .selectFrom('inventory_levels')
      .where('variant_id', 'in', oneOf(variants.map(({ id }) => id)))
      .selectAll()
      .execute();
    const quantities = new Map(levels.map((row) => [`${row.variant_id} ${row.location_id}`, row.available]));
    for (const variant of variants) {
      const names = fromJson<ProductOption[]>(variant.product_options);
      const values = fromJson<string[]>(variant.options);
      const options = [0, 1, 2].flatMap((index) => [names[index]?.name ?? '', values[index] ?? '']);
      for (const { id, name } of places) {
        const quantity = quantities.get(`${variant.id} ${id}`);
        const stock = quantity === undefined ? 'not stocked' : String(quantity);
        yield csvRow([variant.handle, variant.title, ...options, variant.sku, name, stock, stock, stock]);
      }
    }
  }
}
