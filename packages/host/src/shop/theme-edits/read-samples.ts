import type { Samples } from '@vitrine/contract/editor/theme.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { isPicture, storedFile } from '../resources/files.ts';

/** Of each type. */
const MOST = 4;
const MOST_PICTURES = 8;

/** Width over height of a picture that fills a band of the page, as it lies. */
const LANDSCAPE = { from: 1.2, to: 2.6 };

/**
 * What the shop has to show in a section that has just been added: products that can be bought and sell best, collections that have products,
 * blogs that have articles, the newest articles, large landscape pictures, and the first metaobjects of each type. `now` in ms since 1970.
 */
export async function readSamples(db: Kysely<Database>, now: number): Promise<Samples> {
  const time = new Date(now).toISOString();
  const values = async (query: ReturnType<typeof sql<{ value: string }>>): Promise<string[]> =>
    (await query.execute(db)).rows.map(({ value }) => value);
  const [product, collection, blog, article, files, metaobjects] = await Promise.all([
    values(sql`
      select handle as value from products where published = 1
      order by available desc, gift_card, units_sold desc, id limit ${MOST}`),
    values(sql`
      select handle as value from collections where published_at <= ${time} and exists (
        select 1 from collection_products join products on products.id = product_id
        where collection_id = collections.id and published = 1
      ) order by position limit ${MOST}`),
    values(sql`
      select handle as value from blogs
      where exists (select 1 from articles where blog_id = blogs.id and published_at <= ${time})
      order by position limit ${MOST}`),
    values(sql`
      select blogs.handle || '/' || articles.handle as value from articles join blogs on blogs.id = blog_id
      where published_at <= ${time} order by published_at desc, articles.id limit ${MOST}`),
    db
      .selectFrom('files')
      .select('name')
      .where(sql<boolean>`width between height * ${sql.lit(LANDSCAPE.from)} and height * ${sql.lit(LANDSCAPE.to)}`)
      .orderBy('width', 'desc')
      .orderBy('name')
      .execute(),
    db.selectFrom('metaobjects').select(['type', 'handle']).orderBy('type').orderBy('position').execute(),
  ]);
  const pictures = files.filter(({ name }) => isPicture(name) && !name.endsWith('.svg')).slice(0, MOST_PICTURES);
  const byType = Map.groupBy(metaobjects, ({ type }) => `metaobject:${type}`);
  return {
    product,
    collection,
    blog,
    article,
    image_picker: pictures.map(({ name }) => storedFile(name)),
    ...Object.fromEntries([...byType].map(([type, all]) => [type, all.slice(0, MOST).map(({ handle }) => handle)])),
  };
}
