import type { Address, Shop } from '../markets/types-shop.ts';
import type { CheckoutTotals, GiftCard, PricedCart, ShippingRate } from '../orders/types-commerce.ts';
import { lineTaxes, taxLine, taxRate } from './taxes.ts';

/** What the shopper pays: goods, less discount, plus shipping and tax; gift cards first, the card the rest. */
export function checkoutTotals(
  cart: PricedCart,
  shop: Pick<Shop, 'taxRates' | 'taxesIncluded'>,
  parts: { address: Address | null; rate: ShippingRate | null; giftCards: readonly GiftCard[] },
): CheckoutTotals {
  const shipping = cart.requiresShipping && !cart.freeShipping ? (parts.rate?.price ?? 0) : 0;
  const rate = taxRate(shop, parts.address);
  const tax = lineTaxes(cart.lines, rate, shop.taxesIncluded).reduce((sum, amount) => sum + amount, 0);
  const total = cart.itemsSubtotalPrice - cart.totalDiscount + shipping + (shop.taxesIncluded ? 0 : tax);
  let due = total;
  const giftCards = parts.giftCards.map((card) => {
    const amount = Math.min(card.balance, due);
    due -= amount;
    return { id: card.id, lastCharacters: card.code.slice(-4), amount, balance: card.balance };
  });
  return {
    subtotal: cart.itemsSubtotalPrice,
    discount: cart.totalDiscount,
    shipping,
    tax,
    taxLines: tax > 0 && parts.address ? [taxLine(parts.address, rate, tax)] : [],
    total,
    giftCards,
    due,
  };
}
