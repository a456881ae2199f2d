import type { Rows } from '../../objects/rows.ts';
import type { BuyerContext } from '../../shop/cart/price-cart.ts';
import type { ActiveFilter, Facet, Product, ProductQuery } from '../../shop/catalogue/types-products.ts';
import { type Translation, translateProduct, translators } from '../../shop/languages/translations.ts';
import {
  highestPrice,
  lowestPrice,
  marketOf,
  presentPrice,
  presentProduct,
  presentShop,
} from '../../shop/markets/markets.ts';
import type { Market, Shop } from '../../shop/markets/types-shop.ts';
import { mappedReader } from './mapped-reader.ts';
import type { Reader } from './reader.ts';

/** The visitor's context that rows are presented for. */
export interface Audience {
  market: Market;
  /** Null: the shop's own language. */
  translation: Translation | null;
  /** Of the translation. */
  locale: string;
}

/** A price of a filter in the shop's own money: `filter.v.price.gte` counts in the visitor's (docs/platform.md: filtering). */
function ownFilter(filter: ActiveFilter, market: Market): ActiveFilter {
  const own =
    filter.param === 'filter.v.price.gte' ? lowestPrice : filter.param === 'filter.v.price.lte' ? highestPrice : null;
  const amount = Number(filter.value);
  if (!own || filter.value.trim() === '' || !Number.isFinite(amount) || amount < 0) return filter;
  return { ...filter, value: String(own(Math.round(amount * 100), market) / 100) };
}

/** Kinds whose keys are queries in JSON. */
const ASKED: ReadonlySet<keyof Rows> = new Set(['products', 'facets', 'search', 'suggestions']);

/** A key as rows are stored by it: prices in the shop's own money; searches look through the texts of the language. */
function ownKey(kind: keyof Rows, key: string | number, { market, translation, locale }: Audience): string | number {
  if (!ASKED.has(kind)) return key;
  const asked: Partial<ProductQuery> = JSON.parse(String(key));
  return JSON.stringify({
    ...asked,
    ...(asked.filters && { filters: asked.filters.map((filter) => ownFilter(filter, market)) }),
    ...(translation && asked.terms !== undefined && { locale: locale.toLowerCase() }),
  });
}

function present<K extends keyof Rows>(kind: K, row: Rows[K], audience: Audience): Rows[K];
function present(kind: keyof Rows, stored: unknown, { market, translation, locale }: Audience): unknown {
  if (stored === null) return null;
  if (kind === 'product') return presentProduct(translateProduct(stored as Product, translation), market);
  const row = translated(kind, stored, translation);
  if (kind === 'shop') return presentShop(row as Shop, market, locale);
  if (kind !== 'facets') return row;
  return (row as Facet[]).map((facet) => ({ ...facet, rangeMax: presentPrice(facet.rangeMax, market) }));
}

/** Rows whose texts are translated as another kind. */
const SAME_TEXTS: Partial<Record<keyof Rows, keyof typeof translators>> = { pageById: 'page', articleById: 'article' };

function translated(kind: keyof Rows, row: unknown, translation: Translation | null): unknown {
  const name = SAME_TEXTS[kind] ?? kind;
  if (!translation || !(name in translators)) return row;
  // Rows are stored by kind, and so are their translators.
  const translate = translators[name as keyof typeof translators] as (
    row: unknown,
    translation: Translation,
  ) => unknown;
  return translate(row, translation);
}

/** The rows as visitors of one country see them. Cached rows stay in the shop's own money and language, once for all. */
export const presentedReader = (reader: Reader, audience: Audience): Reader =>
  mappedReader(reader, {
    key: (kind, key) => ownKey(kind, key, audience),
    row: (kind, row) => present(kind, row, audience),
  });

/** The reader of a visitor's country and language; the same one where both are the shop's own. */
export async function readerFor(reader: Reader, { country, locale }: BuyerContext): Promise<Reader> {
  const shop = await reader.need('shop', '');
  const market = marketOf(shop, country);
  const isForeign = shop.locales.some(({ isoCode, primary }) => isoCode === locale && !primary);
  const translation = isForeign ? await reader.need('translation', locale) : null;
  return market.handle === 'primary' && !translation && !shop.moneyFormatsByLanguage?.[locale]
    ? reader
    : presentedReader(reader, { market, translation, locale });
}
