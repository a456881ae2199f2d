import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { countryName } from '../../objects/shop/country.ts';
import { collectionIdsByHandles, productIdsByHandles } from '../../shop/catalogue/catalogue.ts';
import { recommendations } from '../../shop/catalogue/recommendations.ts';
import { blogHandles, menusByHandles, pageHandles, pagesByHandles, pagesByIds } from '../../shop/content/content.ts';
import { marketOf } from '../../shop/markets/markets.ts';
import type { Id } from '../../shop/types.ts';
import type { AccountLimits } from '../account/limits.ts';
import { connection, gid, numberOf, type Source } from './answers.ts';
import { cartById, cartMutations } from './cart.ts';
import { type ProductWindow, productList } from './collections.ts';
import { articlesOf, blogByHandle, menuAnswer, pageAnswer, policiesOf } from './content.ts';
import { productsOf, type Shopper } from './context.ts';
import { customerAnswers } from './customer.ts';
import { productAnswer } from './products.ts';
import { allCollections, collectionsOf, searchAnswer, suggestAnswer } from './search.ts';

type Window = Parameters<typeof connection>[1];
interface Named {
  handle?: string | null;
  id?: string | null;
}

const IMPERIAL = new Set(['US', 'LR', 'MM']);

async function productBy(shopper: Shopper, { handle, id }: Named): Promise<object | null> {
  const { store } = shopper.host;
  const known = id
    ? numberOf('Product', id)
    : ((await productIdsByHandles(store, [handle ?? ''])).get(handle ?? '') ?? null);
  const [product] = known === null ? [] : await productsOf(shopper, [known]);
  return product ? productAnswer(shopper, product) : null;
}

async function collectionBy(shopper: Shopper, { handle, id }: Named): Promise<object | null> {
  const { store } = shopper.host;
  const known = id
    ? numberOf('Collection', id)
    : ((await collectionIdsByHandles(store, [handle ?? ''])).get(handle ?? '') ?? null);
  const [collection] = known === null ? [] : await collectionsOf(shopper, [known]);
  return collection ?? null;
}

async function pageBy(shopper: Shopper, { handle, id }: Named): Promise<object | null> {
  const { store } = shopper.host;
  const number = id ? numberOf('Page', id) : null;
  const page = id
    ? number === null
      ? undefined
      : (await pagesByIds(store, [number])).get(number)
    : (await pagesByHandles(store, [handle ?? ''])).get(handle ?? '');
  return page ? pageAnswer(shopper, page) : null;
}

/** Whatever has this id. */
async function nodeBy(shopper: Shopper, id: string): Promise<object | null> {
  const article = numberOf('Article', id);
  if (article !== null) return (await articlesOf(shopper, [article]))[0] ?? null;
  return (
    (await productBy(shopper, { id })) ??
    (await collectionBy(shopper, { id })) ??
    (await pageBy(shopper, { id })) ??
    (await cartById(shopper, id))
  );
}

const languages = ({ host }: Shopper) =>
  host.shop().locales.map(({ isoCode, name, endonymName }) => ({
    isoCode: isoCode.toUpperCase().replace('-', '_'),
    name,
    endonymName,
  }));

function currencyAnswer(isoCode: string) {
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(isoCode) ?? isoCode;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: isoCode,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return { isoCode, name, symbol: parts.find(({ type }) => type === 'currency')?.value ?? isoCode };
}

const countryAnswer = (shopper: Shopper, isoCode: string) => ({
  isoCode,
  name: countryName(isoCode, shopper.locale),
  currency: currencyAnswer(marketOf(shopper.host.shop(), isoCode).currency),
  availableLanguages: languages(shopper),
  unitSystem: IMPERIAL.has(isoCode) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
});

function localization(shopper: Shopper) {
  const all = languages(shopper);
  const own = shopper.locale.toUpperCase().replace('-', '_');
  return {
    availableCountries: shopper.host.shop().countries.map((code) => countryAnswer(shopper, code)),
    availableLanguages: all,
    country: countryAnswer(shopper, shopper.country),
    language: all.find(({ isoCode }) => isoCode === own) ?? all[0],
  };
}

async function shopAnswer(shopper: Shopper) {
  const { shop, origin, host } = shopper;
  const policies = await policiesOf(shopper);
  const policy = (handle: string) => policies.get(handle) ?? null;
  const currencies = new Set([host.shop().currency, ...(host.shop().markets ?? []).map(({ currency }) => currency)]);
  return {
    id: gid('Shop', shop.id),
    name: shop.name,
    description: shop.description || null,
    moneyFormat: shop.moneyFormat,
    primaryDomain: { host: new URL(origin).host, sslEnabled: origin.startsWith('https:'), url: origin },
    brand: { logo: null, slogan: shop.brand.slogan || null, shortDescription: shop.brand.shortDescription || null },
    shipsToCountries: shop.countries,
    paymentSettings: {
      countryCode: shop.address.countryCode,
      currencyCode: host.shop().currency,
      enabledPresentmentCurrencies: [...currencies],
    },
    privacyPolicy: policy('privacy-policy'),
    refundPolicy: policy('refund-policy'),
    shippingPolicy: policy('shipping-policy'),
    termsOfService: policy('terms-of-service'),
    subscriptionPolicy: policy('subscription-policy'),
  };
}

const handles = <T extends object>(
  names: readonly string[],
  read: (handle: string) => Promise<T | null>,
): Source<T> => ({
  total: names.length,
  slice: async (offset, limit) =>
    (await Promise.all(names.slice(offset, offset + limit).map(read))).filter((row) => row !== null),
});

/** What the fields of `QueryRoot` and `Mutation` answer. */
export function rootOf(
  shopper: Shopper,
  reply: FastifyReply,
  limits: AccountLimits,
  guess: (codes: readonly string[], token: string) => Promise<void>,
): Record<string, unknown> {
  const { store } = shopper.host;
  return {
    shop: () => shopAnswer(shopper),
    localization: () => localization(shopper),
    publicApiVersions: [{ handle: 'unstable', displayName: 'unstable', supported: false }],
    product: (named: Named) => productBy(shopper, named),
    productByHandle: (named: Named) => productBy(shopper, named),
    products: ({ query, ...window }: ProductWindow & { query?: string | null }) =>
      productList(
        shopper,
        { collectionId: null, ...(query && { terms: query.slice(0, 200), locale: shopper.locale }) },
        window,
      ),
    async productRecommendations(asked: {
      productId?: string | null;
      productHandle?: string | null;
      intent?: string | null;
    }) {
      const known: Id | null = asked.productId
        ? numberOf('Product', asked.productId)
        : ((await productIdsByHandles(store, [asked.productHandle ?? ''])).get(asked.productHandle ?? '') ?? null);
      const intent = asked.intent === 'COMPLEMENTARY' ? 'complementary' : 'related';
      const ids = known === null ? null : await recommendations(store, known, 10, intent);
      return ids && (await productsOf(shopper, ids)).map((product) => productAnswer(shopper, product));
    },
    collection: (named: Named) => collectionBy(shopper, named),
    collectionByHandle: (named: Named) => collectionBy(shopper, named),
    collections: async (window: Window) => connection(await allCollections(shopper), window),
    search: (asked: Parameters<typeof searchAnswer>[1]) => searchAnswer(shopper, asked),
    predictiveSearch: (asked: Parameters<typeof suggestAnswer>[1]) => suggestAnswer(shopper, asked),
    async menu({ handle }: { handle: string }) {
      const menu = (await menusByHandles(store, [handle])).get(handle);
      return menu ? menuAnswer(shopper, menu) : null;
    },
    page: (named: Named) => pageBy(shopper, named),
    pages: async (window: Window) =>
      connection(
        handles(await pageHandles(store), (handle) => pageBy(shopper, { handle })),
        window,
      ),
    blog({ handle, id }: Named) {
      if (id) throw new GraphQLError('A blog is asked for by its handle.');
      return blogByHandle(shopper, handle ?? '');
    },
    blogs: async (window: Window) =>
      connection(
        handles(await blogHandles(store), (handle) => blogByHandle(shopper, handle)),
        window,
      ),
    cart: ({ id }: { id: string }) => cartById(shopper, id),
    node: ({ id }: { id: string }) => nodeBy(shopper, id),
    nodes: ({ ids }: { ids: string[] }) => Promise.all(ids.slice(0, 250).map((id) => nodeBy(shopper, id))),
    ...cartMutations(shopper, guess),
    ...customerAnswers(shopper, reply, limits),
  };
}
