import type { ProductObject, VariantObject } from './catalog.ts';
import type { ImageObject } from './media.ts';
import type { Metafields } from './metafields.ts';
import type { AddressObject, CurrencyObject } from './shop.ts';

/** Carts, customers and orders (platform contract, appendix C). A section that reads one is private: no page cache. */
export interface CartObject {
  items: LineItemObject[];
  item_count: number;
  note: string | null;
  attributes: Record<string, string>;
  'empty?': boolean;
  requires_shipping: boolean;
  currency: CurrencyObject;
  /** Minor money units, as every amount here. */
  total_price: number;
  original_total_price: number;
  items_subtotal_price: number;
  total_discount: number;
  checkout_charge_amount: number;
  total_weight: number;
  taxes_included: boolean;
  duties_included: boolean;
  discount_applications: DiscountApplicationObject[];
  cart_level_discount_applications: DiscountApplicationObject[];
}

export interface DiscountApplicationObject {
  title: string;
  total_allocated_amount: number;
  value: number;
  value_type: string;
  target_selection: string;
  target_type: string;
  type: string;
}

export interface LineItemObject {
  id: number;
  key: string;
  quantity: number;
  title: string;
  url: string;
  url_to_remove: string;
  image: ImageObject | null;
  product: ProductObject;
  product_id: number;
  variant: VariantObject;
  variant_id: number;
  sku: string;
  vendor: string;
  grams: number;
  gift_card: boolean;
  taxable: boolean;
  requires_shipping: boolean;
  final_price: number;
  final_line_price: number;
  original_price: number;
  original_line_price: number;
  line_level_total_discount: number;
  line_level_discount_allocations: DiscountAllocationObject[];
  discount_allocations: DiscountAllocationObject[];
  options_with_values: { name: string; value: string }[];
  /** Pairs of name and value in a loop; by name as a member. */
  properties: [string, string][] & { readonly [name: `_${string}`]: string | undefined };
  fulfillment: FulfillmentObject | null;
  successfully_fulfilled_quantity: number;
  message: string | null;
  error_message: string | null;
}

export interface DiscountAllocationObject {
  amount: number;
  discount_application: DiscountApplicationObject;
}

export interface FulfillmentObject {
  created_at: string;
  item_count: number;
  tracking_company: string | null;
  tracking_number: string | null;
  tracking_numbers: string[];
  tracking_url: string | null;
  fulfillment_line_items: { line_item: LineItemObject; quantity: number }[];
}

export interface CustomerObject {
  id: number;
  first_name: string | null;
  last_name: string | null;
  name: string;
  email: string;
  phone: string | null;
  has_account: boolean;
  accepts_marketing: boolean;
  tags: string[];
  orders: OrderObject[];
  orders_count: number;
  last_order: OrderObject | null;
  total_spent: number;
  tax_exempt: boolean;
  addresses: AddressObject[];
  addresses_count: number;
  default_address: AddressObject | null;
  /** `month/day/year`. Only where the platform keeps it: not on the hosted one, nor the three addresses below. */
  birthday: string | null;
  /** Where a form of type `customer_profile` is posted. */
  profile_url: string | null;
  /** Where a form of type `customer_password` is posted. */
  password_url: string | null;
  /** Where `everywhere=1` ends every session of the customer. */
  logout_everywhere_url: string | null;
  /** One that is not there yet: what `{% form 'customer_address' %}` is given to add one. */
  new_address: AddressObject;
}

export interface OrderObject {
  id: number;
  name: string;
  order_number: number;
  confirmation_number: string;
  created_at: string;
  email: string;
  phone: string | null;
  note: string | null;
  cancelled: boolean;
  cancelled_at: string | null;
  cancel_reason: string | null;
  cancel_reason_label: string | null;
  customer_url: string;
  order_status_url: string;
  financial_status: string;
  financial_status_label: string;
  fulfillment_status: string;
  fulfillment_status_label: string;
  line_items: LineItemObject[];
  item_count: number;
  line_items_subtotal_price: number;
  subtotal_price: number;
  shipping_price: number;
  tax_price: number;
  total_price: number;
  total_discounts: number;
  total_duties: number | null;
  total_net_amount: number;
  total_refunded_amount: number;
  transactions: TransactionObject[];
  tax_lines: { title: string; price: number; rate: number; rate_percentage: number }[];
  shipping_methods: { title: string; handle: string; price_with_discounts: number; original_price: number }[];
  discount_applications: DiscountApplicationObject[];
  cart_level_discount_applications: DiscountApplicationObject[];
  shipping_address: AddressObject | null;
  billing_address: AddressObject | null;
  customer: CustomerObject;
  attributes: Record<string, string>;
  tags: string[];
  metafields: Metafields;
}

export interface TransactionObject {
  id: number;
  kind: 'authorization' | 'capture' | 'sale' | 'void' | 'refund';
  status: 'success' | 'pending' | 'failure' | 'error';
  /** `gift_card`, or the payment provider. */
  gateway: string;
  amount: number;
  created_at: string;
}

export interface GiftCardObject {
  balance: number;
  initial_value: number;
  code: string;
  currency: string;
  customer: CustomerObject | null;
  recipient: { name: string | null; nickname: string | null; email: string | null } | null;
  message: string | null;
  enabled: boolean;
  expired: boolean;
  expires_on: string | null;
  last_four_characters: string;
  qr_identifier: string;
  pass_url: string | null;
  product: ProductObject;
  url: string;
}
