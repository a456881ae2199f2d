import type { Kysely } from 'kysely';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import type { Product } from '../catalogue/types-products.ts';
import { applyDiscounts } from '../discounts/apply-discounts.ts';
import { lineLevelDiscount } from '../discounts/line-level.ts';
import { type Buyer, discountsFor, namedCollections } from '../discounts/load-discounts.ts';
import type { Goods } from '../discounts/priced-goods.ts';
import { translateProduct } from '../languages/translations.ts';
import { marketOf, presentProduct } from '../markets/markets.ts';
import type { Shop } from '../markets/types-shop.ts';
import { variantImage } from '../orders/order-line.ts';
import type { Cart, PricedCart, PricedLine } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';
import { type CartCatalogue, cachedCatalogue, storedCatalogue } from './cart-catalogue.ts';
import { lineDescription } from './line-description.ts';

const none: Cart = { token: '', note: null, attributes: {}, discountCodes: [], lines: [] };

/** The visitor a cart is priced for. */
export interface BuyerContext {
  /** ISO 3166-1 alpha-2 */
  country: string;
  locale: string;
}

type Plain = Omit<PricedLine, 'finalPrice' | 'finalLinePrice' | 'allocations' | 'totalDiscount'>;

const NONE: ReadonlySet<Id> = new Set();

async function joinedLines(
  catalogue: CartCatalogue,
  cart: Cart,
  present: (product: Product) => Product,
): Promise<Plain[]> {
  if (cart.lines.length === 0) return [];
  const productOf = await catalogue.productsOf(cart.lines.map((line) => line.variantId));
  // Once for a product, however many lines are of it.
  const presented = new Map<Id, { product: Product; description: string }>();
  const presentedOf = (stored: Product) => {
    const known = presented.get(stored.id);
    if (known) return known;
    const product = present(stored);
    const translated = { product, description: lineDescription(product.description, cart.lines.length) };
    presented.set(stored.id, translated);
    return translated;
  };
  return cart.lines.flatMap((line) => {
    const stored = productOf.get(line.variantId);
    if (!stored) return [];
    const { product, description } = presentedOf(stored);
    const variant = product.variants.find((candidate) => candidate.id === line.variantId);
    if (!variant) return [];
    const { key, variantId, quantity, properties } = line;
    return [
      {
        key,
        variantId,
        productId: product.id,
        quantity,
        properties,
        product,
        variant,
        description,
        image: variantImage(product, variant),
        price: variant.price,
        linePrice: variant.price * line.quantity,
        totalGrams: variant.grams * quantity,
      },
    ];
  });
}

/**
 * Prices a cart on any connection: inside a write it includes that write's changes. The country determines prices and currency, the locale
 * the texts, who buys the discounts; the shop's own, and nobody in particular, by default.
 */
export async function priceCartIn(
  db: Kysely<Database>,
  cart: Cart,
  now: Date,
  options: Partial<BuyerContext & Buyer> & { catalogue?: CartCatalogue } = {},
): Promise<PricedCart> {
  const {
    country = null,
    locale = null,
    customerId = cart.customerId ?? null,
    email = '',
    catalogue = storedCatalogue(db),
  } = options;
  const shop: Partial<Shop> = (await catalogue.shop()) ?? {};
  const { taxesIncluded = false } = shop;
  const market = marketOf(shop, country);
  const { currency } = market;
  const isForeign = locale !== null && shop.locales?.some(({ isoCode, primary }) => isoCode === locale && !primary);
  const translation = isForeign ? await catalogue.translation(locale) : null;
  const [plain, running] = await Promise.all([
    joinedLines(catalogue, cart, (product) => presentProduct(translateProduct(product, translation), market)),
    discountsFor(db, cart.discountCodes, market, { customerId, email }, now),
  ]);
  const collections = await namedCollections(db, running, [...new Set(plain.map(({ productId }) => productId))]);
  const goods = plain.map(
    (line): Goods => ({
      productId: line.productId,
      variantId: line.variantId,
      quantity: line.quantity,
      price: line.price,
      isDiscountable: !line.product.giftCard,
      collections: collections.get(line.productId) ?? NONE,
    }),
  );
  const { discounts, applications, allocations, shipping } = applyDiscounts(running, goods);
  const lines = plain.map((line, index): PricedLine => {
    const own = allocations[index] ?? [];
    const finalLinePrice = line.linePrice - lineLevelDiscount(own);
    return {
      ...line,
      finalLinePrice,
      finalPrice: Math.round(finalLinePrice / line.quantity),
      allocations: own,
      totalDiscount: own.reduce((total, { amount }) => total + amount, 0),
    };
  });
  const sum = (of: (line: PricedLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const original = sum((line) => line.linePrice);
  const subtotal = sum((line) => line.finalLinePrice);
  const totalDiscount = sum((line) => line.totalDiscount);
  const applied = new Set(discounts.map(({ code }) => code));
  return {
    cart,
    lines,
    itemCount: sum((line) => line.quantity),
    originalTotalPrice: original,
    itemsSubtotalPrice: subtotal,
    totalDiscount,
    orderDiscount: totalDiscount - (original - subtotal),
    totalPrice: original - totalDiscount,
    totalWeight: sum((line) => line.totalGrams),
    requiresShipping: lines.some((line) => line.variant.requiresShipping),
    currency,
    taxesIncluded,
    discountCodes: cart.discountCodes.map((code) => ({ code, applicable: applied.has(code) })),
    applications,
    discountIds: discounts.map(({ id }) => id),
    freeShipping: shipping && { countries: shipping.rule.countries, maximumRate: shipping.rule.maximumRate },
  };
}

/** The cart with today's products and prices: what `/cart.js` and the Liquid `cart` both show. Null is the empty cart. */
export async function priceCart(
  store: Store,
  cart: Cart | null,
  buyer: Partial<BuyerContext> = {},
): Promise<PricedCart> {
  return priceCartIn(store.db, cart ?? none, new Date(), { ...buyer, catalogue: cachedCatalogue(store) });
}
