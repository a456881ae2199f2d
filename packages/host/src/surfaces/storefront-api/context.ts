import type { FastifyRequest } from 'fastify';
import { baseOf, buyerOf, type Host, originOf } from '../../gate/host.ts';
import type { Base } from '../../objects/urls.ts';
import { productsByIds } from '../../shop/catalogue/catalogue.ts';
import type { Collection, Product } from '../../shop/catalogue/types-products.ts';
import { storedTranslation } from '../../shop/languages/stored-translation.ts';
import { type Translation, translateProduct, translators } from '../../shop/languages/translations.ts';
import { marketOf, presentProduct, presentShop } from '../../shop/markets/markets.ts';
import type { Market, Shop } from '../../shop/markets/types-shop.ts';
import type { Id } from '../../shop/types.ts';

/** Who asks, and in which country and language: what every resolver reads. */
export interface Shopper {
  host: Host;
  request: FastifyRequest;
  /** ISO 3166-1 alpha-2 */
  country: string;
  locale: string;
  market: Market;
  /** Null in the shop's own language. */
  translation: Translation | null;
  /** As the shopper's market and language see it. */
  shop: Shop;
  base: Base;
  /** `https://shop.example` */
  origin: string;
  links: Links;
}

/** Answers that hold each other: a product has collections, and a collection products. */
export interface Links {
  product(shopper: Shopper, product: Product): object;
  collection(shopper: Shopper, collection: Collection): object;
}

/** What `@inContext` asks for; a country the shop does not sell to, and a language it does not speak, are left out. */
export interface Asked {
  country?: string | undefined;
  language?: string | undefined;
}

export async function shopperOf(host: Host, request: FastifyRequest, asked: Asked, links: Links): Promise<Shopper> {
  const own = buyerOf(host, request);
  const stored = host.shop();
  const country = asked.country !== undefined && stored.countries.includes(asked.country) ? asked.country : own.country;
  const wanted = asked.language?.toLowerCase().replace('_', '-');
  const locale = stored.locales.find(({ isoCode }) => isoCode.toLowerCase() === wanted)?.isoCode ?? own.locale;
  const isForeign = stored.locales.some(({ isoCode, primary }) => isoCode === locale && !primary);
  const translation = isForeign ? await storedTranslation(host.store.db, locale) : null;
  const market = marketOf(stored, country);
  return {
    host,
    request,
    country,
    locale,
    market,
    translation,
    shop: presentShop(translation ? translators.shop(stored, translation) : stored, market, locale),
    base: baseOf(host, request),
    origin: originOf(host, request),
    links,
  };
}

/** A product as the shopper's market and language see it. */
export const presented = ({ market, translation }: Shopper, product: Product): Product =>
  presentProduct(translateProduct(product, translation), market);

/** Published products, in the order of the ids. */
export async function productsOf(shopper: Shopper, ids: readonly Id[]): Promise<Product[]> {
  const found = await productsByIds(shopper.host.store, ids);
  return ids.flatMap((id) => {
    const product = found.get(id);
    return product ? [presented(shopper, product)] : [];
  });
}
