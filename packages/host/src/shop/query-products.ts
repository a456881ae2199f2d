import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { oneOf } from '../store/one-of.ts';
import type { Store } from '../store/open.ts';
import type { Database } from '../store/schema.ts';
import { type FilterGroups, groupFilters } from './filter-groups.ts';
import { handleize } from './fold.ts';
import { matchingProducts } from './search-terms.ts';
import type { CollectionSort, Id, ProductIds, ProductQuery } from './types.ts';

type Build = ExpressionBuilder<Database, 'products'>;
export type ProductSelect = SelectQueryBuilder<Database, 'products', unknown>;

/** A page is never longer than this, whatever a template asks (contract §5.2). */
const MAX_PAGE = 250;

/** Ids of the terms of each parameter's wanted values; an unknown value has none, and a parameter without any matches nothing. */
export type TermIds = Map<string, number[]>;

export async function termIds(db: Kysely<Database>, groups: FilterGroups): Promise<TermIds> {
  const wanted = [...groups.product, ...groups.variant];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('facet_terms')
    .where('param', 'in', oneOf(wanted.map(([param]) => param)))
    .select(['id', 'param', 'value'])
    .execute();
  return new Map(
    wanted.map(([param, values]) => [
      param,
      rows.filter((row) => row.param === param && values.includes(row.value)).map((row) => row.id),
    ]),
  );
}

/** Tests of one variant `v`; null where no filter is about variants. `except` leaves one group out, for its own counts. */
export function variantTest(groups: FilterGroups, terms: TermIds, except?: string): Expression<SqlBool> | null {
  const tests: Expression<SqlBool>[] = [];
  for (const param of groups.variant.keys()) {
    if (param === except) continue;
    tests.push(
      sql<SqlBool>`exists (select 1 from variant_facets f where f.variant_id = v.id and f.term_id in ${oneOf(terms.get(param) ?? [])})`,
    );
  }
  if (groups.available !== null && except !== 'filter.v.availability')
    tests.push(sql<SqlBool>`v.available = ${Number(groups.available)}`);
  if (except !== 'filter.v.price') {
    if (groups.priceFrom !== null) tests.push(sql<SqlBool>`v.price >= ${groups.priceFrom}`);
    if (groups.priceTo !== null) tests.push(sql<SqlBool>`v.price <= ${groups.priceTo}`);
  }
  for (const [param, { from, to }] of groups.ranges) {
    if (param === except || !param.startsWith('filter.v.')) continue;
    tests.push(sql<SqlBool>`exists (select 1 from variant_facets f join facet_terms t on t.id = f.term_id where f.variant_id = v.id
      and t.param = ${param} and cast(t.value as real) between ${from ?? -1e300} and ${to ?? 1e300})`);
  }
  return tests.length === 0 ? null : sql<SqlBool>`${sql.join(tests, sql` and `)}`;
}

/** What a product itself must have. One variant must pass all variant filters at once: a red S is no red M. */
function productTests(eb: Build, groups: FilterGroups, terms: TermIds, except?: string): Expression<SqlBool>[] {
  const tests: Expression<SqlBool>[] = [];
  for (const param of groups.product.keys()) {
    if (param === except) continue;
    tests.push(
      sql<SqlBool>`products.id in (select f.product_id from product_facets f where f.term_id in ${oneOf(terms.get(param) ?? [])})`,
    );
  }
  for (const [param, { from, to }] of groups.ranges) {
    if (param === except || !param.startsWith('filter.p.')) continue;
    tests.push(sql<SqlBool>`exists (select 1 from product_facets f join facet_terms t on t.id = f.term_id where f.product_id = ${eb.ref('products.id')}
      and t.param = ${param} and cast(t.value as real) between ${from ?? -1e300} and ${to ?? 1e300})`);
  }
  const variant = variantTest(groups, terms, except);
  if (variant)
    tests.push(sql<SqlBool>`exists (select 1 from variants v where v.product_id = products.id and ${variant})`);
  return tests;
}

/** The published products of a list before its filters: a collection, a vendor, a type, tags, a search. */
export function listed(db: Kysely<Database>, query: ProductQuery, found: readonly Id[] | null): ProductSelect {
  return db
    .selectFrom('products')
    .where('products.published', '=', 1)
    .$if(query.collectionId !== null, (select) =>
      select.where('products.id', 'in', (eb) =>
        eb.selectFrom('collection_products').where('collection_id', '=', query.collectionId).select('product_id'),
      ),
    )
    .$if(query.vendor !== undefined, (select) =>
      select.where(sql<SqlBool>`lower(products.vendor) = ${query.vendor?.toLowerCase() ?? ''}`),
    )
    .$if(query.type !== undefined, (select) =>
      select.where(sql<SqlBool>`lower(products.type) = ${query.type?.toLowerCase() ?? ''}`),
    )
    .$if((query.tags?.length ?? 0) > 0, (select) =>
      select.where((eb) =>
        eb.and(
          (query.tags ?? []).map(
            (
              tag,
            ) => sql<SqlBool>`products.id in (select f.product_id from product_facets f join facet_terms t on t.id = f.term_id
              where t.param = 'filter.p.tag' and t.handle = ${handleize(tag)})`,
          ),
        ),
      ),
    )
    .$if(found !== null, (select) => select.where('products.id', 'in', oneOf(found ?? [])))
    .$if(query.terms !== undefined && query.unavailable === 'hide', (select) =>
      select.where('products.available', '=', 1),
    );
}

export function filtered(select: ProductSelect, groups: FilterGroups, terms: TermIds, except?: string): ProductSelect {
  return select.where((eb) => eb.and(productTests(eb, groups, terms, except)));
}

function ordered(
  select: ProductSelect,
  query: ProductQuery,
  sort: CollectionSort | 'relevance',
  found: readonly Id[] | null,
): ProductSelect {
  const last = query.terms !== undefined && (query.unavailable ?? 'last') === 'last';
  const base = last ? select.orderBy('products.available', 'desc') : select;
  switch (sort) {
    case 'title-ascending':
      return base.orderBy('products.title_sort').orderBy('products.id');
    case 'title-descending':
      return base.orderBy('products.title_sort', 'desc').orderBy('products.id');
    case 'price-ascending':
      return base.orderBy('products.price_min').orderBy('products.id');
    case 'price-descending':
      return base.orderBy('products.price_min', 'desc').orderBy('products.id');
    case 'created-ascending':
      return base.orderBy('products.created_at').orderBy('products.id');
    case 'created-descending':
      return base.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc');
    case 'best-selling':
      return base.orderBy('products.units_sold', 'desc').orderBy('products.created_at').orderBy('products.id');
    case 'manual':
      return query.collectionId === null
        ? base.orderBy('products.title_sort').orderBy('products.id')
        : base.orderBy(
            sql`(select c.position from collection_products c where c.collection_id = ${query.collectionId} and c.product_id = products.id)`,
          );
    case 'relevance':
      return found === null
        ? base.orderBy('products.title_sort').orderBy('products.id')
        : base.orderBy(sql`(select r.key from json_each(${JSON.stringify(found)}) r where r.value = products.id)`);
  }
}

/** The order a list has when none is asked for: the collection's own, relevance in a search, else by title. */
async function defaultSort(store: Store, query: ProductQuery): Promise<CollectionSort | 'relevance'> {
  if (query.terms !== undefined) return 'relevance';
  if (query.collectionId === null) return 'title-ascending';
  const row = await store.db
    .selectFrom('collections')
    .where('id', '=', query.collectionId)
    .select('sort_order')
    .executeTakeFirst();
  return (row?.sort_order as CollectionSort | undefined) ?? 'manual';
}

async function count(select: ProductSelect): Promise<number> {
  const row = await select.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst();
  return row?.count ?? 0;
}

/** What both the list and its filters begin with. */
export async function prepare(store: Store, query: ProductQuery) {
  const withCommas = query.filters.filter((filter) => filter.value.includes(','));
  const whole = new Set<string>();
  if (withCommas.length > 0) {
    const rows = await store.db
      .selectFrom('facet_terms')
      .where('value', 'in', oneOf(withCommas.map((filter) => filter.value)))
      .select(['param', 'value'])
      .execute();
    for (const { param, value } of rows) whole.add(`${param}=${value}`);
  }
  const groups = groupFilters(query.filters, (param, value) => whole.has(`${param}=${value}`));
  const found = query.terms === undefined ? null : await matchingProducts(store.db, query.terms, query.prefix ?? true);
  return { groups, found, terms: await termIds(store.db, groups) };
}

/** One page of published products, filtered and sorted (contract §5.1). Unknown values match nothing; bad numbers are ignored. */
export async function queryProducts(store: Store, query: ProductQuery): Promise<ProductIds> {
  const { groups, found, terms } = await prepare(store, query);
  const base = listed(store.db, query, found);
  const matching = filtered(base, groups, terms);
  const sort = query.sort === 'relevance' && query.terms === undefined ? null : query.sort;
  const page = await ordered(matching, query, sort ?? (await defaultSort(store, query)), found)
    .select('products.id')
    .offset(Math.max(0, Math.trunc(query.offset)))
    .limit(Math.min(MAX_PAGE, Math.max(0, Math.trunc(query.limit))))
    .execute();
  const totalUnfiltered = await count(base);
  const total = query.filters.length === 0 ? totalUnfiltered : await count(matching);
  return { ids: page.map((row) => row.id), total, totalUnfiltered };
}

/** The products before and after one in its collection's own order. */
export async function neighbours(
  store: Store,
  collectionId: Id,
  productId: Id,
): Promise<{ previous: Id | null; next: Id | null }> {
  const query: ProductQuery = { collectionId, filters: [], sort: null, offset: 0, limit: 0 };
  const rows = await ordered(listed(store.db, query, null), query, await defaultSort(store, query), null)
    .select('products.id')
    .execute();
  const index = rows.findIndex((row) => row.id === productId);
  if (index < 0) return { previous: null, next: null };
  return { previous: rows[index - 1]?.id ?? null, next: rows[index + 1]?.id ?? null };
}
