/**
 * Carts, priced carts, checkouts, orders, customers and gift cards. Money is in minor units, times are ISO 8601 UTC.
 */

import type { Product, Variant } from '../catalogue/types-products.ts';
import type { AddressInput } from '../checkout/address.ts';
import type { Address } from '../markets/types-shop.ts';
import type { FileImage, Id, Metafield } from '../types.ts';

export type LineProperties = Record<string, string>;

export interface CartLine {
  /** `{variantId}:{hash}`, unique in its cart. */
  key: string;
  variantId: Id;
  quantity: number;
  properties: LineProperties | null;
}

/** A cart with its lines, newest first. Prices are not stored: they are the catalogue's at the time of reading. */
export interface Cart {
  token: string;
  /** The customer whose cart it is. */
  customerId?: Id | null;
  /** When it was last changed, ISO 8601. */
  updatedAt?: string;
  note: string | null;
  attributes: Record<string, string>;
  discountCodes: string[];
  lines: CartLine[];
}

export interface DiscountApplication {
  type: 'automatic' | 'discount_code';
  /** The code; the name of a discount that applies by itself. */
  title: string;
  /** Per cent, or minor units. */
  value: number;
  valueType: 'percentage' | 'fixed_amount';
  targetType: 'line_item' | 'shipping_line';
  /** `entitled`: off the lines it is for; `all`: off the order, or whatever is sent. */
  targetSelection: 'all' | 'entitled';
  allocationMethod: 'across' | 'each';
  /** What it takes off in all. */
  totalAllocatedAmount: number;
}

export interface DiscountAllocation {
  amount: number;
  application: DiscountApplication;
}

/** Which shipping a discount makes free. */
export interface FreeShipping {
  /** ISO 3166-1 alpha-2; empty: anywhere. */
  countries: string[];
  /** The highest price of a rate that becomes free; null: any. */
  maximumRate: number | null;
}

/** A cart line joined with the catalogue as it is now. */
export interface PricedLine {
  key: string;
  variantId: Id;
  productId: Id;
  quantity: number;
  properties: LineProperties | null;
  product: Product;
  variant: Variant;
  /** The product's, shortened in a large cart. */
  description: string;
  /** The variant's picture, else the product's first, else null. */
  image: FileImage | null;
  /** Of a piece. */
  price: number;
  /** Of a piece after what is taken off the line itself, to the nearest minor unit. */
  finalPrice: number;
  linePrice: number;
  /** After what is taken off the line itself. */
  finalLinePrice: number;
  /** What is taken off the line itself, then its shares of what is taken off the order; shares add up to the discount exactly. */
  allocations: DiscountAllocation[];
  /** Sum of `allocations`. */
  totalDiscount: number;
  /** Of the line, in grams. */
  totalGrams: number;
}

export interface PricedCart {
  cart: Cart;
  /** Newest first. Lines whose variant is no longer sold are left out. */
  lines: PricedLine[];
  itemCount: number;
  originalTotalPrice: number;
  /** After line-level, before cart-level discounts. */
  itemsSubtotalPrice: number;
  /** Line-level and cart-level. */
  totalDiscount: number;
  /** Cart-level only. */
  orderDiscount: number;
  totalPrice: number;
  /** grams */
  totalWeight: number;
  requiresShipping: boolean;
  currency: string;
  taxesIncluded: boolean;
  discountCodes: { code: string; applicable: boolean }[];
  /** Line-item applications, then the free-shipping one if there is one. */
  applications: DiscountApplication[];
  /** Names of the discounts that are applied. */
  discountIds: string[];
  /** Null: nothing makes shipping free. */
  freeShipping: FreeShipping | null;
}

export interface TaxLine {
  title: string;
  price: number;
  /** 0.08875 */
  rate: number;
}

export interface ShippingRate {
  handle: string;
  title: string;
  price: number;
}

export type CheckoutStep = 'contact' | 'shipping' | 'payment' | 'completed';

export interface CheckoutTotals {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  taxLines: TaxLine[];
  total: number;
  giftCards: { id: Id; lastCharacters: string; amount: number; balance: number }[];
  /** What is left for the card. */
  due: number;
}

export interface Checkout {
  token: string;
  /** The first step that is not done yet. */
  step: CheckoutStep;
  email: string;
  /** Language of the visit (`fr`); empty where that is not known. */
  locale: string;
  phone: string;
  acceptsMarketing: boolean;
  customerId: Id | null;
  shippingAddress: Address | null;
  /** What was typed before a log-in and not sent yet; the first step shows it. Null where there is nothing. */
  typedAddress: AddressInput | null;
  /** Null: same as the shipping address. */
  billingAddress: Address | null;
  /** Rates for the address; empty until there is one. */
  shippingRates: ShippingRate[];
  shippingRate: ShippingRate | null;
  /** The preselected method: the shopper's choice, the pickup the cart requests, or the first. */
  proposedRate: ShippingRate | null;
  cart: PricedCart;
  totals: CheckoutTotals;
  orderId: Id | null;
}

export interface Fulfillment {
  id: Id;
  createdAt: string;
  trackingCompany: string;
  trackingNumber: string;
  trackingUrl: string;
  lines: { lineId: Id; quantity: number }[];
}

export interface OrderTransaction {
  id: Id;
  kind: 'authorization' | 'capture' | 'sale' | 'void' | 'refund';
  status: 'success' | 'pending' | 'failure' | 'error';
  gateway: string;
  amount: number;
  cardBrand: string;
  cardLast4: string;
  createdAt: string;
}

/** What was bought, as it was then: later changes of the catalogue do not change it. */
export interface OrderLine {
  id: Id;
  productId: Id;
  variantId: Id;
  quantity: number;
  title: string;
  productTitle: string;
  /** Null for the only variant of a product. */
  variantTitle: string | null;
  productHandle: string;
  productType: string;
  vendor: string;
  sku: string;
  properties: LineProperties | null;
  /** `variant option values by name`, in order. */
  options: { name: string; value: string }[];
  imageName: string | null;
  imageAlt: string;
  price: number;
  linePrice: number;
  totalDiscount: number;
  allocations: DiscountAllocation[];
  taxLines: TaxLine[];
  grams: number;
  taxable: boolean;
  giftCard: boolean;
  requiresShipping: boolean;
}

export type FinancialStatus =
  | 'authorized'
  | 'paid'
  | 'partially_paid'
  | 'partially_refunded'
  | 'pending'
  | 'refunded'
  | 'unpaid'
  | 'voided';

export interface Order {
  id: Id;
  number: number;
  /** `#1001` */
  name: string;
  /** Token of the order's own page, `/account/orders/{token}`: whoever has it may read the order. */
  token: string;
  confirmationNumber: string;
  customerId: Id | null;
  email: string;
  phone: string;
  /** Language of the visit it was made in (`fr`); empty where that is not known. */
  locale: string;
  note: string | null;
  attributes: Record<string, string>;
  tags: string[];
  metafields: Metafield[];
  /** What the buyer paid in; every amount of the order is in it. */
  currency: string;
  /** The shop's own currency, the total in it, and units of `currency` for one of it that day. */
  storeCurrency: string;
  storeTotal: number;
  exchangeRate: number;
  createdAt: string;
  financialStatus: FinancialStatus;
  fulfillmentStatus: 'unfulfilled' | 'partial' | 'fulfilled';
  cancelledAt: string | null;
  cancelReason: 'customer' | 'declined' | 'fraud' | 'inventory' | 'staff' | 'other' | null;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingMethod: ShippingRate | null;
  applications: DiscountApplication[];
  taxLines: TaxLine[];
  taxesIncluded: boolean;
  subtotal: number;
  discountTotal: number;
  shippingPrice: number;
  taxTotal: number;
  total: number;
  refunded: number;
  lines: OrderLine[];
  fulfillments: Fulfillment[];
  transactions: OrderTransaction[];
}

export interface Customer {
  id: Id;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  acceptsMarketing: boolean;
  tags: string[];
  taxExempt: boolean;
  /** Has a password; false until activated. */
  hasAccount: boolean;
  /** `MM/DD/YYYY` or empty. */
  birthday: string;
  metafields: Metafield[];
  createdAt: string;
  addresses: Address[];
  defaultAddressId: Id | null;
  ordersCount: number;
  totalSpent: number;
}

export interface GiftCard {
  id: Id;
  code: string;
  /** Of the card's own page `/gift_cards/{shop}/{token}`. */
  token: string;
  balance: number;
  initialValue: number;
  currency: string;
  enabled: boolean;
  expiresOn: string | null;
  orderId: Id | null;
  productId: Id | null;
  variantId: Id | null;
  recipient: { email: string; name: string; message: string } | null;
  createdAt: string;
  /** ISO time from which it is mailed; null: with its order, or never. */
  mailAt: string | null;
  /** Where the links of that mail lead; null where its order was not confirmed yet. */
  mailOrigin: string | null;
}
