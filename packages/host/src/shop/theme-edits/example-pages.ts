import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';

/** Kinds of pages that are about something of the shop, which may ask for an alternate template. */
export type ExampleKind = 'product' | 'collection' | 'page' | 'blog' | 'article';

/** Paths of pages to show a template with. */
export interface ExamplePages {
  /** By kind, then by the alternate template that the resource asks for; '' where it asks for none. */
  of: Readonly<Record<ExampleKind, ReadonlyMap<string, string>>>;
  /** By type of metaobject. */
  metaobjects: ReadonlyMap<string, string>;
  giftCard: string | null;
}

interface ExampleRow {
  suffix: string;
  path: string;
}

/** The first page of each kind and alternate template that a visitor can open: products that can be bought first. `now` in ms since 1970. */
export async function readExamplePages(db: Kysely<Database>, shopId: number, now: number): Promise<ExamplePages> {
  const time = new Date(now).toISOString();
  const first = async (query: ReturnType<typeof sql<ExampleRow>>): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await query.execute(db);
    return new Map(rows.map(({ suffix, path }) => [suffix, path]));
  };
  const [product, collection, page, blog, article, metaobjects, giftCard] = await Promise.all([
    first(sql<ExampleRow>`
      select suffix, '/products/' || handle as path from (
        select template_suffix as suffix, handle,
          row_number() over (partition by template_suffix order by available desc, gift_card, units_sold desc, id) as place
        from products where published = 1
      ) as ranked where place = 1`),
    first(sql<ExampleRow>`
      select suffix, '/collections/' || handle as path from (
        select template_suffix as suffix, handle, row_number() over (
          partition by template_suffix
          order by exists (select 1 from collection_products where collection_id = collections.id) desc, position
        ) as place
        from collections where published_at <= ${time}
      ) as ranked where place = 1`),
    first(sql<ExampleRow>`
      select suffix, '/pages/' || handle as path from (
        select template_suffix as suffix, handle, row_number() over (partition by template_suffix order by id) as place
        from pages where published_at <= ${time}
      ) as ranked where place = 1`),
    first(sql<ExampleRow>`
      select suffix, '/blogs/' || handle as path from (
        select template_suffix as suffix, handle, row_number() over (partition by template_suffix order by position) as place
        from blogs
      ) as ranked where place = 1`),
    first(sql<ExampleRow>`
      select suffix, '/blogs/' || blog || '/' || handle as path from (
        select articles.template_suffix as suffix, blogs.handle as blog, articles.handle,
          row_number() over (partition by articles.template_suffix order by articles.published_at desc) as place
        from articles join blogs on blogs.id = articles.blog_id where articles.published_at <= ${time}
      ) as ranked where place = 1`),
    first(sql<ExampleRow>`
      select type as suffix, '/pages/' || type || '/' || handle as path from (
        select type, handle, row_number() over (partition by type order by position) as place from metaobjects
      ) as ranked where place = 1`),
    db.selectFrom('gift_cards').where('enabled', '=', 1).select('token').orderBy('id').limit(1).executeTakeFirst(),
  ]);
  return {
    of: { product, collection, page, blog, article },
    metaobjects,
    giftCard: giftCard ? `/gift_cards/${shopId}/${giftCard.token}` : null,
  };
}
