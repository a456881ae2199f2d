import type { Kysely } from 'kysely';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import type { Product } from '../catalogue/types-products.ts';
import { translateProduct } from '../languages/translations.ts';
import { marketOf, presentProduct } from '../markets/markets.ts';
import { variantImage } from '../orders/order-line.ts';
import type { Cart, DiscountApplication, PricedCart, PricedLine } from '../orders/types-commerce.ts';
import type { Id } from '../types.ts';
import { type CartCatalogue, cachedCatalogue, storedCatalogue } from './cart-catalogue.ts';
import { applyDiscounts, discountsOf } from './discounts.ts';
import { lineDescription } from './line-description.ts';

const none: Cart = { token: '', note: null, attributes: {}, discountCodes: [], lines: [] };

/** The visitor a cart is priced for. */
export interface BuyerContext {
  /** ISO 3166-1 alpha-2 */
  country: string;
  locale: string;
}

type Plain = Omit<PricedLine, 'allocations' | 'totalDiscount'>;

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
    const linePrice = variant.price * line.quantity;
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
        finalPrice: variant.price,
        linePrice,
        finalLinePrice: linePrice,
        totalGrams: variant.grams * quantity,
      },
    ];
  });
}

/**
 * Prices a cart on any connection: inside a write it includes that write's changes. The country determines prices and currency, the locale
 * the texts; the shop's own by default.
 */
export async function priceCartIn(
  db: Kysely<Database>,
  cart: Cart,
  now: Date,
  options: Partial<BuyerContext> & { catalogue?: CartCatalogue } = {},
): Promise<PricedCart> {
  const { country = null, locale = null, catalogue = storedCatalogue(db) } = options;
  const shop = await catalogue.shop();
  const { taxesIncluded = false } = shop;
  const market = marketOf(shop, country);
  const { currency } = market;
  const isForeign = locale !== null && shop.locales?.some(({ isoCode, primary }) => isoCode === locale && !primary);
  const translation = isForeign ? await catalogue.translation(locale) : null;
  const plain = await joinedLines(catalogue, cart, (product) =>
    presentProduct(translateProduct(product, translation), market),
  );
  const known = await discountsOf(db, cart.discountCodes, market);
  const applied = applyDiscounts(
    cart.discountCodes,
    known,
    plain.map((line) => (line.product.giftCard ? 0 : line.linePrice)),
    now,
  );
  const { application, shares, freeShipping } = applied;
  const lines = plain.map((line, index): PricedLine => {
    const amount = shares[index] ?? 0;
    return { ...line, allocations: application && amount > 0 ? [{ amount, application }] : [], totalDiscount: amount };
  });
  const sum = (of: (line: PricedLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const subtotal = sum((line) => line.finalLinePrice);
  const totalDiscount = application?.totalAllocatedAmount ?? 0;
  const shipping: DiscountApplication[] = freeShipping
    ? [
        {
          type: 'discount_code',
          title: freeShipping.code,
          value: 100,
          valueType: 'percentage',
          targetType: 'shipping_line',
          targetSelection: 'all',
          allocationMethod: 'across',
          totalAllocatedAmount: 0,
        },
      ]
    : [];
  return {
    cart,
    lines,
    itemCount: sum((line) => line.quantity),
    originalTotalPrice: sum((line) => line.linePrice),
    itemsSubtotalPrice: subtotal,
    totalDiscount,
    totalPrice: subtotal - totalDiscount,
    totalWeight: sum((line) => line.totalGrams),
    requiresShipping: lines.some((line) => line.variant.requiresShipping),
    currency,
    taxesIncluded,
    discountCodes: applied.codes,
    applications: [...(application ? [application] : []), ...shipping],
    freeShipping: freeShipping !== null,
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
