import type { Address, Shop } from '../markets/types-shop.ts';
import type { CheckoutTotals, GiftCard, PricedCart, ShippingRate } from '../orders/types-commerce.ts';
import { lineTaxes, taxLine, taxRate } from './taxes.ts';

/** What a rate costs to this address: 0 where a discount makes it free. */
export function shippingPrice(
  { freeShipping }: Pick<PricedCart, 'freeShipping'>,
  { price }: Pick<ShippingRate, 'price'>,
  address: Pick<Address, 'countryCode'> | null,
): number {
  if (!freeShipping) return price;
  const { countries, maximumRate } = freeShipping;
  const isThere = countries.length === 0 || (address !== null && countries.includes(address.countryCode));
  return isThere && (maximumRate === null || price <= maximumRate) ? 0 : price;
}

/** What the shopper pays: goods, less discount, plus shipping and tax; gift cards first, the card the rest. */
export function checkoutTotals(
  cart: PricedCart,
  shop: Pick<Shop, 'taxRates' | 'taxesIncluded'>,
  parts: { address: Address | null; rate: ShippingRate | null; giftCards: readonly GiftCard[] },
): CheckoutTotals {
  const shipping = cart.requiresShipping && parts.rate ? shippingPrice(cart, parts.rate, parts.address) : 0;
  const rate = taxRate(shop, parts.address);
  const tax = lineTaxes(cart.lines, rate, shop.taxesIncluded).reduce((sum, amount) => sum + amount, 0);
  const total = cart.totalPrice + shipping + (shop.taxesIncluded ? 0 : tax);
  let due = total;
  const giftCards = parts.giftCards.map((card) => {
    const amount = Math.min(card.balance, due);
    due -= amount;
    return { id: card.id, lastCharacters: card.code.slice(-4), amount, balance: card.balance };
  });
  return {
    subtotal: cart.itemsSubtotalPrice,
    discount: cart.orderDiscount,
    shipping,
    tax,
    taxLines: tax > 0 && parts.address ? [taxLine(parts.address, rate, tax)] : [],
    total,
    giftCards,
    due,
  };
}
