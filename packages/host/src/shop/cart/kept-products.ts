import type { Kysely } from 'kysely';
import { fromJson } from '../../store/json.ts';
import { oneOf } from '../../store/one-of.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import { loadProducts } from '../load-products.ts';
import { storedTranslation } from '../stored-translation.ts';
import type { Translation } from '../translations.ts';
import type { Id } from '../types.ts';
import type { Product } from '../types-products.ts';
import type { Shop } from '../types-shop.ts';

/** What pricing a cart reads of the catalogue. */
export interface CartCatalogue {
  /** The shop's own record; empty where nothing was imported yet. */
  shop(): Promise<Partial<Shop>>;
  /** The shop's texts in a language; null in its own. */
  translation(locale: string): Promise<Translation | null>;
  /** Published products by the ids of their variants; a variant that is not sold any more is not among them. */
  productsOf(variantIds: readonly Id[]): Promise<Map<Id, Product>>;
}

/** The catalogue as the database has it: inside a write, with what the write did. */
export function storedCatalogue(db: Kysely<Database>): CartCatalogue {
  return {
    translation: (locale) => storedTranslation(db, locale),
    async shop() {
      const row = await db.selectFrom('shop').select('body').executeTakeFirst();
      return row ? fromJson<Partial<Shop>>(row.body) : {};
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

/** Variants kept in memory at most, over all products: about 12 MB. */
const MOST_VARIANTS = 20_000;

/**
 * The catalogue for showing carts, products kept in memory: most adds are of what others have in their carts. What a cart
 * may hold and what an order takes is never decided from here (both read the database inside their write). A change drops
 * the product it names before the one who made it hears of it; an import drops everything.
 */
export function createKeptCatalogue(store: Store): CartCatalogue {
  const stored = storedCatalogue(store.db);
  const products = new Map<Id, Product>();
  const owners = new Map<Id, Id>();
  let variants = 0;
  let shop: Partial<Shop> | null = null;
  const translations = new Map<string, Translation | null>();
  /** Counts changes: what was read before one is not kept after it. */
  let moment = 0;

  function drop(id: Id): void {
    const product = products.get(id);
    if (!product) return;
    products.delete(id);
    variants -= product.variants.length;
    for (const variant of product.variants) owners.delete(variant.id);
  }
  function keep(product: Product): void {
    drop(product.id);
    products.set(product.id, product);
    variants += product.variants.length;
    for (const variant of product.variants) owners.set(variant.id, product.id);
    for (const oldest of products.keys()) {
      if (variants <= MOST_VARIANTS) break;
      drop(oldest);
    }
  }

  store.changes.subscribe((keys) => {
    moment += 1;
    if (keys.has('shop')) {
      products.clear();
      owners.clear();
      variants = 0;
      shop = null;
      translations.clear();
      return;
    }
    for (const key of keys) if (key.startsWith('product:')) drop(Number(key.slice('product:'.length)));
  });

  return {
    async shop() {
      if (shop) return shop;
      const began = moment;
      const read = await stored.shop();
      if (began === moment) shop = read;
      return read;
    },
    async translation(locale) {
      const known = translations.get(locale);
      if (known !== undefined) return known;
      const began = moment;
      const read = await stored.translation(locale);
      if (began === moment) translations.set(locale, read);
      return read;
    },
    async productsOf(variantIds) {
      const found = new Map<Id, Product>();
      const missing: Id[] = [];
      for (const id of variantIds) {
        const product = products.get(owners.get(id) ?? 0);
        if (product) found.set(id, product);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const began = moment;
      for (const [id, product] of await stored.productsOf(missing)) {
        found.set(id, product);
        if (began === moment && products.get(product.id) !== product) keep(product);
      }
      return found;
    },
  };
}

const kept = new WeakMap<Store, CartCatalogue>();

/** The one kept catalogue of a store. */
export function keptCatalogue(store: Store): CartCatalogue {
  const known = kept.get(store) ?? createKeptCatalogue(store);
  kept.set(store, known);
  return known;
}
