import { sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { jsonItems } from '../../store/sql/json-items.ts';

/** Resources that have metafields. */
export type MetafieldOwner = 'product' | 'collection' | 'page' | 'blog' | 'article';

/** A metafield that some resource of a kind has, or a field of a metaobject. */
export interface KnownField {
  /** Empty for a field of a metaobject. */
  namespace: string;
  key: string;
  type: string;
  /** One of its values, as stored. */
  example: string;
}

const TABLES = {
  product: 'products',
  collection: 'collections',
  page: 'pages',
  blog: 'blogs',
  article: 'articles',
} as const satisfies Record<MetafieldOwner, string>;

/** The metafields that resources of a kind have, by namespace and key. */
export async function knownMetafields(store: Store, owner: MetafieldOwner): Promise<KnownField[]> {
  const field = (name: string) => sql<string>`entry.value ->> ${sql.lit(name)}`;
  const { rows } = await sql<KnownField>`
    select ${field('namespace')} as namespace, ${field('key')} as key, ${field('type')} as type, max(${field('value')}) as example
    from ${sql.table(TABLES[owner])} as owner, ${jsonItems(sql.ref('owner.metafields'), 'entry')}
    group by 1, 2, 3 order by 1, 2`.execute(store.db);
  return rows;
}

/** The fields of the metaobjects of a type, in their order. */
export async function knownMetaobjectFields(store: Store, type: string): Promise<KnownField[]> {
  const field = (name: string) => sql<string>`entry.value ->> ${sql.lit(name)}`;
  const { rows } = await sql<KnownField>`
    select '' as namespace, ${field('key')} as key, ${field('type')} as type, max(${field('value')}) as example
    from metaobjects as owner, ${jsonItems(sql.ref('owner.fields'), 'entry')}
    where owner.type = ${type}
    group by 2, 3 order by min(entry.key)`.execute(store.db);
  return rows;
}
