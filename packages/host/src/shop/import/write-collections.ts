import { insertAll } from '../../store/insert-all.ts';
import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { ruleMembers } from '../catalogue/collection-rules.ts';
import { stableId } from '../stable-id.ts';
import type { CollectionFormat } from './formats.ts';
import type { Pictures } from './pictures.ts';
import { metafieldList } from './product-rows.ts';
import type { Reporter } from './report.ts';

const file = 'collections.json';

/** Writes every collection and works out its members; `live` knows since when each is there. Returns the ids written. */
export async function writeCollections(
  tx: Tx,
  collections: readonly CollectionFormat[],
  parts: { live: Store['db']; pictures: Pictures; report: Reporter; now: string },
): Promise<number[]> {
  const { live, pictures, report, now } = parts;
  const before = new Map(
    (await live.selectFrom('collections').select(['id', 'published_at']).execute()).map((row) => [
      row.id,
      row.published_at,
    ]),
  );
  const productIds = new Map(
    (await tx.selectFrom('products').select(['id', 'handle']).execute()).map((row) => [row.handle, row.id]),
  );
  const written = new Set<number>();
  for (const [position, collection] of collections.entries()) {
    const id = stableId('collection', collection.handle);
    if (written.has(id)) {
      report.skip(file, 0, `The handle "${collection.handle}" is there twice.`);
      continue;
    }
    written.add(id);
    const image =
      collection.image === undefined ? null : pictures.find(collection.image, collection.title, { file, line: 0 });
    await tx
      .insertInto('collections')
      .values({
        id,
        handle: collection.handle,
        position,
        title: collection.title,
        description: collection.description,
        image: image && toJson(image),
        sort_order: collection.sortOrder,
        template_suffix: collection.templateSuffix,
        published_at: collection.publishedAt ?? before.get(id) ?? now,
        updated_at: now,
        seo_title: collection.seoTitle,
        seo_description: collection.seoDescription,
        metafields: toJson(metafieldList(collection.metafields)),
        rules: collection.rules ? toJson(collection.rules) : null,
      })
      .execute();
    let members: number[];
    if (collection.rules) members = await ruleMembers(tx, collection.rules);
    else {
      members = [...new Set(collection.products ?? [])].flatMap((handle) => {
        const productId = productIds.get(handle);
        if (productId === undefined)
          report.warn(file, 0, `Collection "${collection.handle}" names the product "${handle}", which is not there.`);
        return productId === undefined ? [] : [productId];
      });
    }
    await insertAll(
      tx,
      'collection_products',
      members.map((product_id, index) => ({ collection_id: id, product_id, position: index })),
    );
  }
  return [...written];
}
