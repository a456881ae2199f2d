import type { Rows } from '../liquid/objects/rows.ts';
import { highestPrice, lowestPrice, marketOf, presentPrice, presentProduct, presentShop } from '../shop/markets.ts';
import type { ActiveFilter, Facet, Market, ProductQuery, Shop } from '../shop/types.ts';
import type { Reader } from './reader.ts';

/** Who the rows are for. */
export interface Audience {
  market: Market;
}

/** A price of a filter in the shop's own money: `filter.v.price.gte` counts in the visitor's (contract §5.1). */
function ownFilter(filter: ActiveFilter, market: Market): ActiveFilter {
  const own =
    filter.param === 'filter.v.price.gte' ? lowestPrice : filter.param === 'filter.v.price.lte' ? highestPrice : null;
  const amount = Number(filter.value);
  if (!own || filter.value.trim() === '' || !Number.isFinite(amount) || amount < 0) return filter;
  return { ...filter, value: String(own(Math.round(amount * 100), market) / 100) };
}

function ownQuery(key: string, market: Market): string {
  const query: ProductQuery = JSON.parse(key);
  return JSON.stringify({ ...query, filters: query.filters.map((filter) => ownFilter(filter, market)) });
}

const withOwnPrices: ReadonlySet<keyof Rows> = new Set(['products', 'facets']);

function present<K extends keyof Rows>(kind: K, row: Rows[K], audience: Audience): Rows[K];
function present(kind: keyof Rows, row: unknown, { market }: Audience): unknown {
  if (row === null) return null;
  switch (kind) {
    case 'shop':
      return presentShop(row as Shop, market);
    case 'product':
      return presentProduct(row as NonNullable<Rows['product']>, market);
    case 'facets':
      return (row as Facet[]).map((facet) => ({ ...facet, rangeMax: presentPrice(facet.rangeMax, market) }));
    default:
      return row;
  }
}

/** The rows as visitors of one country see them. What is kept in memory stays the shop's own, once for all. */
export function presentedReader(reader: Reader, audience: Audience): Reader {
  const { market } = audience;
  const keyOf = (kind: keyof Rows, key: string | number) =>
    withOwnPrices.has(kind) ? ownQuery(String(key), market) : key;
  return {
    get(kind, key) {
      const row = reader.get(kind, keyOf(kind, key));
      return row === undefined ? undefined : present(kind, row, audience);
    },
    async need(kind, key) {
      return present(kind, await reader.need(kind, keyOf(kind, key)), audience);
    },
    load: reader.load,
    keepReads: reader.keepReads,
    beginPass: reader.beginPass,
    get hasMisses() {
      return reader.hasMisses;
    },
    get reads() {
      return reader.reads;
    },
    get isPrivate() {
      return reader.isPrivate;
    },
  };
}

/** The reader of a visitor's country; the same one where everything is in the shop's own money. */
export async function readerFor(reader: Reader, country: string): Promise<Reader> {
  const shop = await reader.need('shop', '');
  const market = marketOf(shop, country);
  return market.handle === 'primary' ? reader : presentedReader(reader, { market });
}
