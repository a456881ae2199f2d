import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { fromJson } from '../store/json.ts';
import type { Store } from '../store/open.ts';
import type { Database } from '../store/schema.ts';
import type { FilterGroups } from './filter-groups.ts';
import { fold } from './fold.ts';
import { filtered, listed, type ProductSelect, prepare, type TermIds, variantTest } from './query-products.ts';
import type { Facet, FileImage, FilterValueCount, ProductQuery, Shop } from './types.ts';

/** As many as the platform shows (contract §5.1). */
const MAX_FACETS = 25;
const MAX_VALUES = 100;

const labels: Record<string, string> = {
  'filter.v.availability': 'Availability',
  'filter.v.price': 'Price',
  'filter.p.product_type': 'Product type',
  'filter.p.vendor': 'Brand',
  'filter.p.tag': 'Tag',
};

type Swatches = ReadonlyMap<string, { color: string | null; image: FileImage | null }>;

interface Counting {
  db: Kysely<Database>;
  base: ProductSelect;
  groups: FilterGroups;
  terms: TermIds;
}

const wordOf = (param: string): string => (param.split('.').at(-1) ?? param).replaceAll('_', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function labelOf(param: string): string {
  return (
    labels[param] ??
    capital(param.startsWith('filter.v.option.') ? param.slice('filter.v.option.'.length) : wordOf(param))
  );
}

/** A list that holds every product matching the filters but one group. */
function without({ base, groups, terms }: Counting, param: string): ProductSelect {
  return filtered(base, groups, terms, param);
}

/** Products for each value of the parameters, of those that match everything else. Values nothing matches are there with 0. */
async function termCounts(
  counting: Counting,
  params: readonly string[],
  except: string,
): Promise<Map<string, FilterValueCount[]>> {
  const { db, base, groups, terms } = counting;
  const ofVariant = params[0]?.startsWith('filter.v.') ?? false;
  const table = ofVariant ? 'variant_facets' : 'product_facets';
  const test = ofVariant ? variantTest(groups, terms, except) : null;
  const matching = without(counting, except).select('products.id');
  const passing: Expression<unknown> = test ? sql`join variants v on v.id = f.variant_id and ${test}` : sql``;
  const listedIds = base.select('products.id');
  const rows = await sql<{ param: string; value: string; count: number }>`
    select t.param as param, t.value as value, coalesce(n.count, 0) as count
    from facet_terms t
    left join (
      select f.term_id as term_id, count(distinct f.product_id) as count
      from ${sql.table(table)} f ${passing}
      where f.product_id in (${matching})
      group by f.term_id
    ) n on n.term_id = t.id
    where t.param in (select value from json_each(${JSON.stringify(params)}))
      and (n.count > 0 or exists (select 1 from ${sql.table(table)} f where f.term_id = t.id and f.product_id in (${listedIds})))
    order by t.id`.execute(db);
  const counts = new Map<string, FilterValueCount[]>();
  for (const { param, value, count } of rows.rows) {
    const values = counts.get(param) ?? [];
    values.push({ value, label: value, count, swatch: null });
    counts.set(param, values);
  }
  return counts;
}

async function availability(counting: Counting): Promise<Facet> {
  const test = variantTest(counting.groups, counting.terms, 'filter.v.availability') ?? sql<SqlBool>`true`;
  const some = async (wanted: 0 | 1): Promise<number> => {
    const row = await without(counting, 'filter.v.availability')
      .where(
        sql<SqlBool>`exists (select 1 from variants v where v.product_id = products.id and v.available = ${wanted} and ${test})`,
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  const values = [
    { value: '1', label: 'In stock', count: await some(1), swatch: null },
    { value: '0', label: 'Out of stock', count: await some(0), swatch: null },
  ];
  return { param: 'filter.v.availability', label: labelOf('filter.v.availability'), type: 'list', values, rangeMax: 0 };
}

async function price(counting: Counting): Promise<Facet> {
  const row = await counting.base.select(({ fn }) => fn.max('products.price_max').as('max')).executeTakeFirst();
  return {
    param: 'filter.v.price',
    label: labelOf('filter.v.price'),
    type: 'price_range',
    values: [],
    rangeMax: row?.max ?? 0,
  };
}

async function swatchesOf(db: Kysely<Database>): Promise<Swatches> {
  const rows = await db.selectFrom('swatches').selectAll().execute();
  return new Map(
    rows.map((row) => [
      JSON.stringify([row.option_name, row.value]),
      { color: row.color, image: row.image === null ? null : fromJson<FileImage>(row.image) },
    ]),
  );
}

/** Option parameters in the order the products name them, first option first. */
async function optionParams(db: Kysely<Database>): Promise<string[]> {
  const rows = await sql<{ param: string }>`
    select param, min(id) as first from facet_terms where param like 'filter.v.option.%' group by param order by first`.execute(
    db,
  );
  return rows.rows.map((row) => row.param);
}

async function wantedParams(store: Store): Promise<string[]> {
  const row = await store.db.selectFrom('shop').select('body').executeTakeFirst();
  const chosen = row ? fromJson<Shop>(row.body).filters : undefined;
  const options = await optionParams(store.db);
  const params = chosen ?? [
    'filter.v.availability',
    'filter.v.price',
    'filter.v.option.*',
    'filter.p.product_type',
    'filter.p.vendor',
  ];
  return [...new Set(params.flatMap((param) => (param === 'filter.v.option.*' ? options : [param])))].slice(
    0,
    MAX_FACETS,
  );
}

/**
 * The filters of a list (contract §5.2): the shop's `filters`, else availability, price, options, type and vendor. A value's
 * count is of the products that would be listed if it were its group's only choice; values that would list none stay, with 0.
 */
export async function facets(store: Store, query: ProductQuery): Promise<Facet[]> {
  const { groups, found, terms } = await prepare(store, query);
  const counting: Counting = { db: store.db, base: listed(store.db, query, found), groups, terms };
  const params = await wantedParams(store);
  const active = new Set([...groups.product.keys(), ...groups.variant.keys(), ...groups.ranges.keys()]);
  const counts = new Map<string, FilterValueCount[]>();
  const count = async (some: string[], except: string): Promise<void> => {
    for (const [param, values] of some.length > 0 ? await termCounts(counting, some, except) : [])
      counts.set(param, values);
  };
  const isTerm = (param: string): boolean => param !== 'filter.v.availability' && param !== 'filter.v.price';
  // Groups without a choice all count the same products, so they are counted together.
  await count(
    params.filter((param) => isTerm(param) && param.startsWith('filter.v.') && !active.has(param)),
    '',
  );
  await count(
    params.filter((param) => isTerm(param) && param.startsWith('filter.p.') && !active.has(param)),
    '',
  );
  for (const param of params) if (isTerm(param) && active.has(param)) await count([param], param);
  const swatches = await swatchesOf(store.db);
  const result: Facet[] = [];
  for (const param of params) {
    if (param === 'filter.v.availability') result.push(await availability(counting));
    else if (param === 'filter.v.price') result.push(await price(counting));
    else {
      const option = param.startsWith('filter.v.option.') ? param.slice('filter.v.option.'.length) : null;
      const values = (counts.get(param) ?? []).slice(0, MAX_VALUES).map((value) => ({
        ...value,
        swatch: option === null ? null : (swatches.get(JSON.stringify([fold(option), fold(value.value)])) ?? null),
      }));
      const boolean = values.length > 0 && values.every(({ value }) => value === 'true' || value === 'false');
      if (values.length > 0)
        result.push({ param, label: labelOf(param), type: boolean ? 'boolean' : 'list', values, rangeMax: 0 });
    }
  }
  return result;
}
