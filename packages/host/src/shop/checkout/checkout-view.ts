import type { Kysely, Selectable } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { type CartCatalogue, storedCatalogue } from '../cart/cart-catalogue.ts';
import { cartById, type OpenCart } from '../cart/cart-rows.ts';
import { priceCartIn } from '../cart/price-cart.ts';
import { giftCardsByIds, isSpendable } from '../gift-cards/gift-cards.ts';
import { translators } from '../languages/translations.ts';
import { marketOf, presentBalance, presentShop } from '../markets/markets.ts';
import type { Address, Market, Shop } from '../markets/types-shop.ts';
import type { Checkout, CheckoutStep } from '../orders/types-commerce.ts';
import { isToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';
import type { AddressInput } from './address.ts';
import { pickupAskedFor, pickupRates } from './pickup-rates.ts';
import { shippingRates } from './shipping-rates.ts';
import { checkoutTotals } from './totals.ts';

export type CheckoutRow = Selectable<Database['checkouts']>;

export async function findCheckoutRow(db: Kysely<Database>, token: string): Promise<CheckoutRow | null> {
  if (!isToken(token)) return null;
  return (
    (await db.selectFrom('checkouts').where('token_hash', '=', tokenHash(token)).selectAll().executeTakeFirst()) ?? null
  );
}

/** The shop's record, with its texts in a language as far as there are any; null: in its own. */
async function shopIn(catalogue: CartCatalogue, locale: string | null): Promise<Shop> {
  const shop = await catalogue.shop();
  if (!shop) throw new Error('A checkout needs a shop, and none was imported.');
  const isForeign = locale !== null && shop.locales.some(({ isoCode, primary }) => isoCode === locale && !primary);
  const translation = isForeign ? await catalogue.translation(locale) : null;
  return translation ? translators.shop(shop, translation) : shop;
}

/** What a checkout's row does not say of how it is viewed. */
export interface ViewOptions {
  /** Whether texts are in the visitor's language. The shop's own otherwise, as orders store them. */
  forBuyer?: boolean;
  /** Of the connection by default, which an order needs. What is only shown, or asked again, can do with the cached one. */
  catalogue?: CartCatalogue;
}

/** Who buys, and where: what prices and discounts of a checkout depend on. */
export const buyerOf = ({ country, customer_id, email }: CheckoutRow) => ({ country, customerId: customer_id, email });

export interface CheckoutView {
  checkout: Checkout;
  /** With the attributes no page shows. */
  cart: OpenCart;
  /** As the buyer's market sees it. */
  shop: Shop;
  market: Market;
}

function stepOf(
  row: CheckoutRow,
  checkout: Pick<Checkout, 'email' | 'shippingAddress' | 'typedAddress' | 'shippingRate' | 'cart'>,
): CheckoutStep {
  if (row.status === 'completed') return 'completed';
  if (checkout.email === '') return 'contact';
  if (!checkout.cart.requiresShipping) return 'payment';
  if (!checkout.shippingAddress || checkout.typedAddress) return 'contact';
  return checkout.shippingRate ? 'payment' : 'shipping';
}

/**
 * A checkout's current state: today's prices, rates for its address, totals, and the first unfinished step.
 */
export async function viewCheckout(
  db: Kysely<Database>,
  row: CheckoutRow,
  token: string,
  now: Date,
  { forBuyer = false, catalogue = storedCatalogue(db) }: ViewOptions = {},
): Promise<CheckoutView> {
  const [stored, found] = await Promise.all([
    shopIn(catalogue, forBuyer ? row.locale : null),
    row.status === 'completed' ? null : cartById(db, row.cart_id),
  ]);
  const market = marketOf(stored, row.country);
  const shop = presentShop(stored, market, forBuyer ? row.locale : null);
  const empty: OpenCart = {
    id: row.cart_id,
    token: '',
    customerId: null,
    note: null,
    attributes: {},
    discountCodes: [],
    lines: [],
  };
  const cart = found ?? empty;
  const priced = await priceCartIn(db, cart, now, {
    ...buyerOf(row),
    ...(forBuyer && { locale: row.locale }),
    // It is read already. Its texts are none of a cart's.
    catalogue: { ...catalogue, shop: async () => stored },
  });
  const shippingAddress = row.shipping_address === null ? null : fromJson<Address>(row.shipping_address);
  const typedAddress = row.typed_address === null ? null : fromJson<AddressInput>(row.typed_address);
  const billingAddress = row.billing_address === null ? null : fromJson<Address>(row.billing_address);
  const rates =
    shippingAddress && priced.requiresShipping
      ? [
          ...shippingRates(shop, shippingAddress.countryCode),
          ...(await pickupRates(db, priced.lines, forBuyer ? row.locale : '')),
        ]
      : [];
  const rate = rates.find((candidate) => candidate.handle === row.shipping_rate) ?? null;
  const asked = pickupAskedFor(cart.attributes);
  const giftCards = (await giftCardsByIds(db, fromJson<Id[]>(row.gift_card_ids)))
    .filter((card) => isSpendable(card, now))
    .map((card) => ({ ...card, balance: presentBalance(card.balance, market) }));
  const facts = { email: row.email, shippingAddress, typedAddress, shippingRate: rate, cart: priced };
  return {
    cart,
    shop,
    market,
    checkout: {
      token,
      step: stepOf(row, facts),
      locale: row.locale,
      phone: row.phone,
      acceptsMarketing: row.accepts_marketing === 1,
      customerId: row.customer_id,
      billingAddress,
      shippingRates: rates,
      proposedRate: rate ?? rates.find(({ handle }) => handle === asked) ?? rates[0] ?? null,
      totals: checkoutTotals(priced, shop, { address: shippingAddress ?? billingAddress, rate, giftCards }),
      orderId: row.order_id,
      ...facts,
    },
  };
}
