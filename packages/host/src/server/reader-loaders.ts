/** How each kind of row is loaded, many at once, and which entity keys make it stale. */
import type { Rows } from '../liquid/objects/rows.ts';
import { priceCart } from '../shop/cart/price-cart.ts';
import { readCart } from '../shop/cart/read-cart.ts';
import {
  allCollectionIds,
  collectionIdsByHandles,
  collectionsByIds,
  collectionTerms,
  facets,
  inventoryLevels,
  neighbours,
  productIdsByHandles,
  productsByIds,
  queryProducts,
  shopCounts,
  variantProductIds,
} from '../shop/catalogue.ts';
import * as content from '../shop/content.ts';
import { customersByIds } from '../shop/customers.ts';
import { storedFilterGroups } from '../shop/filter-value-groups.ts';
import { giftCardByToken } from '../shop/gift-cards.ts';
import { orderInLanguage } from '../shop/order-in-language.ts';
import { orderByToken, ordersByIds, ordersOfCustomer } from '../shop/orders.ts';
import { recommendations } from '../shop/recommendations.ts';
import { redirectsByPaths } from '../shop/redirects.ts';
import { type SearchRequest, type SuggestRequest, search, suggest } from '../shop/search.ts';
import { storedTranslation } from '../shop/stored-translation.ts';
import type { ProductQuery } from '../shop/types-products.ts';
import type { Store } from '../store/open.ts';
import { productAddresses } from './product-addresses.ts';
import type { CachedRow } from './row-cache.ts';

export interface Loaded {
  /** One for every key asked for. */
  found: Iterable<[string, CachedRow]>;
  /** Rows that came along and will be asked for next. */
  extra?: { kind: keyof Rows; key: string; row: CachedRow }[];
}

export type Loaders = { [K in keyof Rows]: (keys: string[]) => Promise<Loaded> };

/** Whole numbers among the keys; anything else names no row. */
const idsOf = (keys: string[]) => keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

export function createLoaders(store: Store): Loaders {
  /** Rows by id or handle; `none` are the keys that make an absent row appear. */
  const byKey =
    <T, L extends string | number>(
      find: (keys: L[]) => Promise<Map<L, T>>,
      prepare: (keys: string[]) => L[],
      entities: (row: T, key: string) => string[],
      none: (key: string) => string[],
    ) =>
    async (keys: string[]): Promise<Loaded> => {
      const wanted = prepare(keys);
      const rows = wanted.length > 0 ? await find(wanted) : new Map<L, T>();
      const byText = new Map([...rows].map(([key, row]) => [String(key), row]));
      return {
        found: keys.map((key): [string, CachedRow] => {
          const row = byText.get(key);
          return [key, row === undefined ? { value: null, keys: none(key) } : { value: row, keys: entities(row, key) }];
        }),
      };
    };
  const text = (keys: string[]) => keys;
  /** One call for each key. */
  const each =
    (load: (key: string) => Promise<unknown>, entities: (key: string) => string[]) =>
    async (keys: string[]): Promise<Loaded> => ({
      found: await Promise.all(
        keys.map(async (key): Promise<[string, CachedRow]> => [key, { value: await load(key), keys: entities(key) }]),
      ),
    });

  const productRows = (ids: number[]) => productsByIds(store, ids);
  const productKeys = (id: string | number) => [`product:${id}`];

  return {
    translation: each(
      (locale) => storedTranslation(store.db, locale),
      () => ['shop'],
    ),
    shop: each(
      () => content.shop(store),
      () => ['shop'],
    ),
    product: byKey(productRows, idsOf, (_, id) => productKeys(id), productKeys),
    productId: byKey(
      (handles: string[]) => productIdsByHandles(store, handles),
      text,
      (id) => productKeys(id),
      () => ['products'],
    ),
    variantProduct: byKey(
      (ids: number[]) => variantProductIds(store, ids),
      idsOf,
      (id) => productKeys(id),
      () => ['products'],
    ),
    collection: byKey(
      (ids: number[]) => collectionsByIds(store, ids),
      idsOf,
      (_, id) => [`collection:${id}`],
      (id) => [`collection:${id}`, 'collections'],
    ),
    collectionId: byKey(
      (handles: string[]) => collectionIdsByHandles(store, handles),
      text,
      (id) => [`collection:${id}`],
      () => ['collections'],
    ),
    collectionIds: each(
      () => allCollectionIds(store),
      () => ['collections'],
    ),
    async products(keys) {
      const found = await Promise.all(
        keys.map(async (key): Promise<[string, CachedRow]> => {
          const query: ProductQuery = JSON.parse(key);
          const entities =
            query.collectionId === null ? ['products'] : ['products', `collection:${query.collectionId}`];
          return [key, { value: await queryProducts(store, query), keys: entities }];
        }),
      );
      const ids = found.flatMap(([, row]) => idsIn(row.value));
      const rows = ids.length > 0 ? await productRows([...new Set(ids)]) : new Map();
      return {
        found,
        extra: [...rows].map(([id, value]) => ({
          kind: 'product' as const,
          key: String(id),
          row: { value, keys: productKeys(id) },
        })),
      };
    },
    facets: each(
      (key) => facets(store, JSON.parse(key) satisfies ProductQuery),
      () => ['products', 'collections'],
    ),
    filterGroups: each(
      () => storedFilterGroups(store.db),
      () => ['shop'],
    ),
    recommendations: each(
      async (key) => {
        const [id = '', limit = '', intent] = key.split(':');
        return (
          (await recommendations(
            store,
            Number(id),
            Number(limit),
            intent === 'complementary' ? 'complementary' : 'related',
          )) ?? []
        );
      },
      () => ['products'],
    ),
    menu: byKey(
      (handles: string[]) => content.menusByHandles(store, handles),
      text,
      (_, key) => [`menu:${key}`],
      (key) => [`menu:${key}`],
    ),
    page: byKey(
      (handles: string[]) => content.pagesByHandles(store, handles),
      text,
      (row) => [`page:${row.id}`],
      () => ['shop'],
    ),
    pageById: byKey(
      (ids: number[]) => content.pagesByIds(store, ids),
      idsOf,
      (_, key) => [`page:${key}`],
      (key) => [`page:${key}`],
    ),
    productAddresses: each(
      (key) => {
        const [offset = 0, limit = 0] = key.split(':').map(Number);
        return productAddresses(store, offset, limit);
      },
      () => ['products'],
    ),
    redirect: byKey(
      (paths: string[]) => redirectsByPaths(store, paths),
      text,
      () => ['shop'],
      () => ['shop'],
    ),
    pageHandles: each(
      () => content.pageHandles(store),
      () => ['shop'],
    ),
    blog: byKey(
      (handles: string[]) => content.blogsByHandles(store, handles),
      text,
      (row) => [`blog:${row.id}`],
      () => ['shop'],
    ),
    blogHandles: each(
      () => content.blogHandles(store),
      () => ['shop'],
    ),
    article: byKey(
      (handles: string[]) => content.articlesByHandles(store, handles),
      text,
      (row) => [`article:${row.id}`],
      () => ['shop'],
    ),
    articleById: byKey(
      (ids: number[]) => content.articlesByIds(store, ids),
      idsOf,
      (_, key) => [`article:${key}`],
      (key) => [`article:${key}`],
    ),
    async metaobjects(keys) {
      const rows = await content.metaobjectsByType(store, keys);
      return { found: keys.map((key) => [key, { value: rows.get(key) ?? [], keys: [`metaobjects:${key}`] }]) };
    },
    file: byKey(
      (names: string[]) => content.filesByNames(store, names),
      text,
      (_, key) => [`file:${key}`],
      (key) => [`file:${key}`],
    ),
    policies: each(
      () => content.policies(store),
      () => ['policies'],
    ),
    locations: each(
      () => content.locations(store),
      () => ['locations'],
    ),
    async stock(keys) {
      const rows = await inventoryLevels(store, idsOf(keys));
      return {
        found: keys.map((key) => [key, { value: rows.get(Number(key)) ?? [], keys: ['products', 'locations'] }]),
      };
    },
    terms: each(
      (key) => collectionTerms(store, key === '' ? null : Number(key)),
      (key) => (key === '' ? ['products'] : ['products', `collection:${key}`]),
    ),
    neighbours: each(
      (key) => {
        const [collection = '', product = ''] = key.split(':');
        return neighbours(store, Number(collection), Number(product));
      },
      (key) => ['products', `collection:${key.split(':')[0]}`],
    ),
    counts: each(
      () => shopCounts(store),
      () => ['products', 'collections'],
    ),
    search: each(
      (key) => search(store, JSON.parse(key) satisfies SearchRequest),
      () => ['products', 'shop'],
    ),
    suggestions: each(
      (key) => suggest(store, JSON.parse(key) satisfies SuggestRequest),
      () => ['products', 'shop'],
    ),
    cart: each(
      async (key) => {
        const [token = '', country = '', locale = ''] = key.split(' ');
        return token === '' ? null : priceCart(store, await readCart(store, token), { country, locale });
      },
      () => [],
    ),
    customer: byKey(
      (ids: number[]) => customersByIds(store, ids),
      idsOf,
      () => [],
      () => [],
    ),
    orders: each(
      async (key) => {
        const [customer, offset, limit, locale = ''] = key.split(':');
        const page = { offset: Number(offset), limit: Number(limit) };
        const { orders, total } = await ordersOfCustomer(store, Number(customer), page);
        return { orders: await Promise.all(orders.map((order) => orderInLanguage(store, order, locale))), total };
      },
      () => [],
    ),
    order: each(
      async (key) => {
        const [customer = '', locale = '', which = ''] = key.split(':');
        const id = idsOf([which])[0];
        const order = id === undefined ? await orderByToken(store, which) : (await ordersByIds(store, [id])).get(id);
        return order && order.customerId === Number(customer) ? orderInLanguage(store, order, locale) : null;
      },
      () => [],
    ),
    giftCard: each(
      (key) => giftCardByToken(store, key),
      () => [],
    ),
  };
}

const idsIn = (value: unknown): number[] =>
  typeof value === 'object' && value !== null && 'ids' in value && Array.isArray(value.ids) ? value.ids : [];
