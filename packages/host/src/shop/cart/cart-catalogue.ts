import type { Kysely } from 'kysely';
import { cacheOf } from '../../cache/cache.ts';
import type { Dependencies } from '../../cache/dependencies.ts';
import { availableFact, productFact, quantityFact, variantsFact } from '../../cache/facts.ts';
import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { loadProducts } from '../catalogue/load-products.ts';
import type { Product } from '../catalogue/types-products.ts';
import { storedTranslation } from '../languages/stored-translation.ts';
import type { Translation } from '../languages/translations.ts';
import type { Shop } from '../markets/types-shop.ts';
import type { Id } from '../types.ts';

/** What pricing a cart reads of the catalogue. */
export interface CartCatalogue {
  /** The shop's own record; null where nothing was imported yet. */
  shop(): Promise<Shop | null>;
  /** The shop's texts in a language; null in its own. */
  translation(locale: string): Promise<Translation | null>;
  /** Published products by the ids of their variants; a variant that is not sold any more is not among them. */
  productsOf(variantIds: readonly Id[]): Promise<Map<Id, Product>>;
}

/** The catalogue from the database: inside a write, with that write's changes. */
export function storedCatalogue(db: Kysely<Database>): CartCatalogue {
  return {
    translation: (locale) => storedTranslation(db, locale),
    async shop() {
      const row = await db.selectFrom('shop').select('body').executeTakeFirst();
      return row ? fromJson<Shop>(row.body) : null;
    },
    async productsOf(variantIds) {
      const owners = await db
        .selectFrom('variants')
        .where('id', 'in', oneOf(variantIds))
        .select(['id', 'product_id'])
        .execute();
      const products = await loadProducts(db, [...new Set(owners.map((row) => row.product_id))]);
      return new Map(
        owners.flatMap((row): [Id, Product][] => {
          const product = products.get(row.product_id);
          return product ? [[row.id, product]] : [];
        }),
      );
    },
  };
}

/** What the cache has for carts: a product, or which product a variant is of. */
type Entry = { product: Product } | { productId: Id };

/** Bytes of products in memory: most adds are of what others have in their carts. */
const PRODUCT_BYTES = 12 * 1024 ** 2;
/** Bytes of the shop's record and of its texts in other languages. */
const TEXT_BYTES = 8 * 1024 ** 2;

const sizeOf = (value: object) => JSON.stringify(value).length * 2;
const on = (...facts: string[]): Dependencies => ({ facts: new Set(facts), until: Number.POSITIVE_INFINITY });
const onProduct = (id: Id) => on(productFact(id), availableFact(id), variantsFact(id), quantityFact(id));

/**
 * The catalogue for displaying carts and checkouts, from the cache. Limits and orders never use it (both read the database inside their write). A
 * change drops its product before its writer is notified.
 */
export function createCachedCatalogue(store: Store): CartCatalogue {
  const stored = storedCatalogue(store.db);
  const cache = cacheOf(store);
  const products = cache.region<Entry>({ maxBytes: PRODUCT_BYTES, sizeOf });
  const shops = cache.region<{ shop: Shop | null }>({ maxBytes: TEXT_BYTES, sizeOf });
  const translations = cache.region<{ texts: Translation | null }>({ maxBytes: TEXT_BYTES, sizeOf });

  function productOf(variantId: Id): Product | undefined {
    const owner = products.get(`variant ${variantId}`)?.value;
    const entry = owner && 'productId' in owner ? products.get(`product ${owner.productId}`)?.value : undefined;
    return entry && 'product' in entry ? entry.product : undefined;
  }

  function remember(product: Product, version: number): void {
    const dependencies = onProduct(product.id);
    if (!products.set(`product ${product.id}`, { product }, dependencies, version)) return;
    for (const { id } of product.variants)
      products.set(`variant ${id}`, { productId: product.id }, on(productFact(product.id)), version);
  }

  return {
    async shop() {
      const { value } = await shops.share('', async () => ({
        value: { shop: await stored.shop() },
        dependencies: on('shop'),
      }));
      return value.shop;
    },
    async translation(locale) {
      const { value } = await translations.share(locale, async () => ({
        value: { texts: await stored.translation(locale) },
        dependencies: on('shop'),
      }));
      return value.texts;
    },
    async productsOf(variantIds) {
      const found = new Map<Id, Product>();
      const missing: Id[] = [];
      for (const id of variantIds) {
        const product = productOf(id);
        if (product) found.set(id, product);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const version = cache.version();
      const read = await stored.productsOf(missing);
      for (const product of new Set(read.values())) remember(product, version);
      for (const [id, product] of read) found.set(id, product);
      return found;
    },
  };
}

const catalogues = new WeakMap<Store, CartCatalogue>();

/** The one cached catalogue of a store. */
export function cachedCatalogue(store: Store): CartCatalogue {
  const known = catalogues.get(store) ?? createCachedCatalogue(store);
  catalogues.set(store, known);
  return known;
}
