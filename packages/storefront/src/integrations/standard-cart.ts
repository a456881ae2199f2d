import type { Cart } from '../domain/cart.schema.ts';
import { variantGid } from './variant-gid.ts';

interface Amount {
  /** Decimal text in major units. */
  amount: string;
  currencyCode: string;
}

/** The bag as the platform's standard events and actions give it: the shape of its storefront API. */
export interface StandardCart {
  totalQuantity: number;
  note: string;
  cost: { totalAmount: Amount; subtotalAmount: Amount };
  lines: {
    nodes: {
      id: string;
      quantity: number;
      attributes: { key: string; value: string }[];
      cost: { totalAmount: Amount; amountPerQuantity: Amount };
      merchandise: { id: string; title: string; product: { id: string; title: string; handle: string } };
    }[];
  };
}

/** Minor units as decimal text, by the digits the currency has. */
export function decimal(minor: number, currencyCode: string): Amount {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions()
    .maximumFractionDigits;
  // The platform counts every currency in hundredths, also those without.
  return { amount: (minor / 100).toFixed(digits ?? 2), currencyCode };
}

export function standardCart(cart: Cart, currency: string): StandardCart {
  return {
    totalQuantity: cart.item_count,
    note: cart.note,
    cost: { totalAmount: decimal(cart.total_price, currency), subtotalAmount: decimal(cart.total_price, currency) },
    lines: {
      nodes: cart.items.map((item) => ({
        id: item.key,
        quantity: item.quantity,
        attributes: Object.entries(item.properties).map(([key, value]) => ({ key, value })),
        cost: {
          totalAmount: decimal(item.final_line_price, currency),
          amountPerQuantity: decimal(item.final_price, currency),
        },
        merchandise: {
          id: variantGid(item.id),
          title: item.variant_title ?? item.product_title,
          product: {
            id: `gid://shopify/Product/${item.product_id}`,
            title: item.product_title,
            handle: /\/products\/([^/?#]+)/.exec(item.url)?.[1] ?? '',
          },
        },
      })),
    },
  };
}
