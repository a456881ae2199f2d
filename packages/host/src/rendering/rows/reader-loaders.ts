/** How each kind of row is loaded, many at once, and which facts it was loaded from. */
import {
  availableFact,
  availableInFact,
  boughtWithFact,
  collectionFact,
  collectionsOfFact,
  locationsFact,
  MEMBERSHIPS,
  membersFact,
  PRODUCTS,
  productFact,
  quantityFact,
  RESTOCKED,
  variantsFact,
} from '../../cache/facts.ts';
import type { Rows } from '../../objects/rows.ts';
import { priceCart } from '../../shop/cart/price-cart.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
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
  sortOf,
  variantProductIds,
} from '../../shop/catalogue/catalogue.ts';
import { productAddresses } from '../../shop/catalogue/product-addresses.ts';
import { recommendations } from '../../shop/catalogue/recommendations.ts';
import type { Product, ProductQuery } from '../../shop/catalogue/types-products.ts';
import * as content from '../../shop/content/content.ts';
import { redirectsByPaths } from '../../shop/content/redirects.ts';
import { customersByIds } from '../../shop/customers/customers.ts';
import { giftCardByToken } from '../../shop/gift-cards/gift-cards.ts';
import { storedTranslation } from '../../shop/languages/stored-translation.ts';
import { storedFilterGroups } from '../../shop/listing/filter-value-groups.ts';
import { orderInLanguage } from '../../shop/orders/order-in-language.ts';
import { orderByToken, ordersByIds, ordersOfCustomer } from '../../shop/orders/orders.ts';
import { type SearchRequest, type SuggestRequest, search, suggest } from '../../shop/search/search.ts';
import type { Id } from '../../shop/types.ts';
import type { Store } from '../../store/open.ts';
import { listFacts } from './list-facts.ts';
import type { Row } from './row.ts';
import { byKey, each, idsOf, type Loaded, text } from './row-loading.ts';

export type Loaders = { [K in keyof Rows]: (keys: string[]) => Promise<Loaded> };

/** Of a product's stock: recorded where an object shows it, because most readers of a product show less. */
const stockOf = (id: Id | string) => [availableFact(id), variantsFact(id), quantityFact(id), collectionsOfFact(id)];

/** A product, whether there is one or not. */
const productRow = (id: Id | string, value: Product | null): Row => ({
  value,
  facts: [productFact(id), ...stockOf(id)],
  reads: [productFact(id)],
});

/** All but `asset`, which is rendered. `now`: ms since 1970, the shop's clock. */
export function createLoaders(store: Store, now: () => number = Date.now): Omit<Loaders, 'asset'> {
  /** What shows articles is another when the next one is published. */
  const withArticles =
    (load: (keys: string[]) => Promise<Loaded>) =>
    async (keys: string[]): Promise<Loaded> => {
      const until = await content.nextArticleAt(store, now());
      const { found } = await load(keys);
      return { found: [...found].map(([key, row]): [string, Row] => [key, { ...row, until }]) };
    };

  return {
    translation: each(
      (locale) => storedTranslation(store.db, locale),
      () => ['shop'],
    ),
    shop: each(
      () => content.shop(store),
      () => ['shop'],
    ),
    async product(keys) {
      const rows = await productsByIds(store, idsOf(keys));
      return { found: keys.map((key) => [key, productRow(key, rows.get(Number(key)) ?? null)]) };
    },
    productId: byKey(
      (handles: string[]) => productIdsByHandles(store, handles),
      text,
      (id) => ({ facts: [productFact(id)] }),
      () => [PRODUCTS],
    ),
    variantProduct: byKey(
      (ids: number[]) => variantProductIds(store, ids),
      idsOf,
      (productId) => ({ facts: [productFact(productId)] }),
      () => [PRODUCTS],
    ),
    collection: byKey(
      (ids: number[]) => collectionsByIds(store, ids),
      idsOf,
      (_, id) => ({ facts: [collectionFact(id), membersFact(id)], reads: [collectionFact(id)] }),
      (id) => [collectionFact(id), 'collections'],
    ),
    collectionId: byKey(
      (handles: string[]) => collectionIdsByHandles(store, handles),
      text,
      (id) => ({ facts: [collectionFact(id)] }),
      () => ['collections'],
    ),
    collectionIds: each(
      () => allCollectionIds(store),
      () => ['collections'],
    ),
    async products(keys) {
      const found = await Promise.all(
        keys.map(async (key): Promise<[string, Row]> => {
          const query: ProductQuery = JSON.parse(key);
          const facts = listFacts(query, await sortOf(store, query));
          return [key, { value: await queryProducts(store, query), facts }];
        }),
      );
      return { found };
    },
    facets: each(
      (key) => facets(store, JSON.parse(key) satisfies ProductQuery),
      (key) => {
        const query: ProductQuery = JSON.parse(key);
        return [...listFacts(query, ''), 'collections', availableInFact(query.collectionId)];
      },
    ),
    filterGroups: each(
      () => storedFilterGroups(store.db),
      () => ['shop'],
    ),
    recommendations: each(
      async (key) => {
        const { id, limit, intent } = recommendationOf(key);
        return (await recommendations(store, id, limit, intent)) ?? [];
      },
      (key, ids) => {
        const { id, intent } = recommendationOf(key);
        const bought = intent === 'complementary' ? [boughtWithFact(id)] : [];
        // One that is sold out leaves the list; any that is back may come into it.
        return [PRODUCTS, MEMBERSHIPS, RESTOCKED, ...bought, ...ids.map(availableFact)];
      },
    ),
    menu: byKey(
      (handles: string[]) => content.menusByHandles(store, handles),
      text,
      (_, key) => ({ facts: [`menu:${key}`] }),
      (key) => [`menu:${key}`],
    ),
    page: byKey(
      (handles: string[]) => content.pagesByHandles(store, handles),
      text,
      (row) => ({ facts: [`page:${row.id}`] }),
      () => ['shop'],
    ),
    pageById: byKey(
      (ids: number[]) => content.pagesByIds(store, ids),
      idsOf,
      (_, key) => ({ facts: [`page:${key}`] }),
      (key) => [`page:${key}`],
    ),
    productAddresses: each(
      (key) => {
        const [offset = 0, limit = 0] = key.split(':').map(Number);
        return productAddresses(store, offset, limit);
      },
      () => [PRODUCTS],
    ),
    redirect: byKey(
      (paths: string[]) => redirectsByPaths(store, paths),
      text,
      () => ({ facts: ['shop'] }),
      () => ['shop'],
    ),
    pageHandles: each(
      () => content.pageHandles(store),
      () => ['shop'],
    ),
    blog: withArticles(
      byKey(
        (handles: string[]) => content.blogsByHandles(store, handles, now()),
        text,
        (row) => ({ facts: [`blog:${row.id}`] }),
        () => ['shop'],
      ),
    ),
    blogHandles: each(
      () => content.blogHandles(store),
      () => ['shop'],
    ),
    article: withArticles(
      byKey(
        (handles: string[]) => content.articlesByHandles(store, handles, now()),
        text,
        (row) => ({ facts: [`article:${row.id}`] }),
        () => ['shop'],
      ),
    ),
    articleById: withArticles(
      byKey(
        (ids: number[]) => content.articlesByIds(store, ids, now()),
        idsOf,
        (_, key) => ({ facts: [`article:${key}`] }),
        (key) => [`article:${key}`],
      ),
    ),
    async metaobjects(keys) {
      const rows = await content.metaobjectsByType(store, keys);
      return { found: keys.map((key) => [key, { value: rows.get(key) ?? [], facts: [`metaobjects:${key}`] }]) };
    },
    file: byKey(
      (names: string[]) => content.filesByNames(store, names),
      text,
      (_, key) => ({ facts: [`file:${key}`] }),
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
        // Objects show where there are any, not how many.
        found: keys.map((key) => [
          key,
          { value: rows.get(Number(key)) ?? [], facts: ['locations', locationsFact(key)] },
        ]),
      };
    },
    terms: each(
      (key) => collectionTerms(store, key === '' ? null : Number(key)),
      (key) => (key === '' ? [PRODUCTS] : [PRODUCTS, membersFact(key)]),
    ),
    async neighbours(keys) {
      const found = keys.map(async (key): Promise<[string, Row]> => {
        const [collectionId = 0, productId = 0] = key.split(':').map(Number);
        const query: ProductQuery = {
          collectionId,
          filters: [],
          sort: null,
          offset: 0,
          limit: Number.MAX_SAFE_INTEGER,
        };
        const facts = listFacts(query, await sortOf(store, query));
        return [key, { value: await neighbours(store, collectionId, productId), facts }];
      });
      return { found: await Promise.all(found) };
    },
    counts: each(
      () => shopCounts(store),
      () => [PRODUCTS, 'collections'],
    ),
    search: withArticles(
      each(
        (key) => search(store, JSON.parse(key) satisfies SearchRequest, now()),
        () => [PRODUCTS, 'shop', availableInFact(null)],
      ),
    ),
    suggestions: withArticles(
      each(
        (key) => suggest(store, JSON.parse(key) satisfies SuggestRequest, now()),
        () => [PRODUCTS, 'shop', availableInFact(null)],
      ),
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
      () => ({ facts: [] }),
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

/** `{productId}:{limit}:{intent}` */
function recommendationOf(key: string) {
  const [id = '', limit = '', intent] = key.split(':');
  return {
    id: Number(id),
    limit: Number(limit),
    intent: intent === 'complementary' ? 'complementary' : 'related',
  } as const;
}
