import type { Base } from '../../objects/urls.ts';
import { isCartLevel } from '../../shop/discounts/line-level.ts';
import type { PricedCart } from '../../shop/orders/types-commerce.ts';
import { publicName } from '../../shop/tokens.ts';
import { applicationJson, lineJson } from './line-json.ts';

/** The body of `/cart.js` and of every cart change (docs/platform.md: cart). Attributes starting with `__` are the server's own. */
export function cartJson(priced: PricedCart, base: Base) {
  const { cart } = priced;
  return {
    // Scripts of the page read it: the token itself stays in its cookie.
    token: cart.token === '' ? '' : publicName(cart.token),
    note: cart.note,
    attributes: Object.fromEntries(Object.entries(cart.attributes).filter(([name]) => !name.startsWith('__'))),
    original_total_price: priced.originalTotalPrice,
    total_price: priced.totalPrice,
    total_discount: priced.totalDiscount,
    total_weight: priced.totalWeight,
    item_count: priced.itemCount,
    items: priced.lines.map((line) => lineJson(line, base)),
    requires_shipping: priced.requiresShipping,
    currency: priced.currency,
    items_subtotal_price: priced.itemsSubtotalPrice,
    cart_level_discount_applications: priced.applications.filter(isCartLevel).map(applicationJson),
    discount_codes: priced.discountCodes,
  };
}

export type CartJson = ReturnType<typeof cartJson>;
