import { sql } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { jsonItems } from '../../store/sql/json-items.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { csvRow } from './csv-row.ts';
import { exportColumns, type MetafieldName, productCells } from './product-columns.ts';

/** Products read together. */
const TOGETHER = 100;

/** The metafields that products or variants have, by name, with their type: null where they have it in several, which follow from the values. */
async function metafieldTypes({ db }: Store, owner: MetafieldName['owner']): Promise<Map<string, string | null>> {
  const table = sql.table(owner === 'product' ? 'products' : 'variants');
  const { rows } = await sql<{ name: string; type: string; types: number }>`
    select m.value ->> 'namespace' || '.' || (m.value ->> 'key') as name, min(m.value ->> 'type') as type,
      count(distinct m.value ->> 'type') as types
    from ${table} as t, ${jsonItems(sql.ref('t.metafields'), 'm')} where t.metafields <> '[]' group by 1 order by max(m.key), 1`.execute(
    db,
  );
  return new Map(rows.map(({ name, type, types }) => [name, types === 1 ? type : null]));
}

async function shopOrigin({ db }: Store): Promise<string> {
  const { body } = await db.selectFrom('shop').select('body').executeTakeFirstOrThrow();
  return `https://${fromJson<{ domain: string }>(body).domain}`;
}

/**
 * All products, drafts too, as the platform's product export with its present headers: lines of CSV, in order of creation. Where the shop has
 * several locations the quantities are in the inventory export only.
 */
export async function* exportProducts(store: Store): AsyncGenerator<string> {
  const { db } = store;
  const names: MetafieldName[] = [];
  for (const owner of ['product', 'variant'] as const)
    for (const name of (await metafieldTypes(store, owner)).keys()) names.push({ owner, name });
  const places = await db.selectFrom('locations').select('id').execute();
  const columns = exportColumns(names, places.length < 2);
  const origin = await shopOrigin(store);
  yield csvRow(columns.map(({ header }) => header));
  const ids = await db.selectFrom('products').select('id').orderBy('created_at').orderBy('id').execute();
  for (let start = 0; start < ids.length; start += TOGETHER) {
    const together = ids.slice(start, start + TOGETHER).map(({ id }) => id);
    const products = await db.selectFrom('products').where('id', 'in', oneOf(together)).selectAll().execute();
    const variants = await db
      .selectFrom('variants')
      .where('product_id', 'in', oneOf(together))
      .selectAll()
      .orderBy('position')
      .execute();
    const byId = new Map(products.map((product) => [product.id, product]));
    const byProduct = Map.groupBy(variants, (variant) => variant.product_id);
    for (const id of together) {
      const product = byId.get(id);
      if (!product) continue;
      for (const cells of productCells(columns, origin, product, byProduct.get(id) ?? [])) yield csvRow(cells);
    }
  }
}

/** Types of metafields as `metafields.json` of a shop folder names them: the product export has no place for them. */
export async function* exportDefinitions(store: Store): AsyncGenerator<string> {
  const typesOf = async (owner: MetafieldName['owner']) =>
    Object.fromEntries([...(await metafieldTypes(store, owner))].filter(([, type]) => type !== null));
  const [product, variant] = [await typesOf('product'), await typesOf('variant')];
  yield `${JSON.stringify({ product, variant }, null, 2)}\n`;
}
