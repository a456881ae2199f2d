import { type Drop, defineDrop, toFloat } from '@vitrine/liquid';
import { pickupLocation } from '../../shop/checkout/pickup-rates.ts';
import { finalLinePrice, isCartLevel, isLineLevel, lineLevelDiscount } from '../../shop/discounts/line-level.ts';
import type {
  Fulfillment,
  Order,
  OrderLine,
  OrderTransaction,
  ShippingRate,
  TaxLine,
} from '../../shop/orders/types-commerce.ts';
import { productById } from '../catalogue/product.ts';
import { variantObject } from '../catalogue/variant.ts';
import { imageByName } from '../content/image.ts';
import { metafieldsObject } from '../content/metafields.ts';
import { type ObjectScope, once } from '../scope.ts';
import { centsIn } from '../shop/money.ts';
import { timeObject } from '../times.ts';
import { productUrl } from '../urls.ts';
import { addressDrop } from './address.ts';
import { discountAllocationDrop, discountApplicationDrop, discountsOf, lineDiscounts } from './discount.ts';

interface Subject {
  scope: ObjectScope;
  order: Order;
}

/** `partially_paid` → `Partially paid` */
const words = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

/** The same in the visitor's language. */
const label = ({ translate }: ObjectScope, kind: string, status: string) =>
  translate(`shopify.orders.${kind}.${status}`, {});

/** Minor units of an order as the money filters take them. */
const inCurrency =
  ({ scope, order }: Subject) =>
  (cents: number) =>
    centsIn(scope, cents, order.currency);

const taxLine = defineDrop<Subject & { row: TaxLine }>({
  kind: 'tax_line',
  fields: {
    title: ({ row }) => row.title,
    price: ({ scope, order, row }) => centsIn(scope, row.price, order.currency),
    rate: ({ row }) => toFloat(row.rate),
    rate_percentage: ({ row }) => toFloat(row.rate * 100),
  },
});

const fulfillmentDrop: (subject: Subject & { row: Fulfillment }) => Drop = defineDrop<Subject & { row: Fulfillment }>({
  kind: 'fulfillment',
  fields: {
    created_at: ({ scope, row }) => timeObject(scope, row.createdAt),
    item_count: ({ row }) => row.lines.reduce((sum, line) => sum + line.quantity, 0),
    tracking_company: ({ row }) => row.trackingCompany || null,
    tracking_number: ({ row }) => row.trackingNumber || null,
    tracking_numbers: ({ row }) => (row.trackingNumber ? [row.trackingNumber] : []),
    tracking_url: ({ row }) => row.trackingUrl || null,
    fulfillment_line_items: ({ scope, order, row }) =>
      row.lines.flatMap(({ lineId, quantity }) => {
        const line = order.lines.find((candidate) => candidate.id === lineId);
        return line ? [fulfilledLine({ item: orderLineDrop({ scope, order, line }), quantity })] : [];
      }),
  },
});

const fulfilledLine = defineDrop<{ item: Drop; quantity: number }>({
  kind: 'fulfillment_line_item',
  fields: { line_item: ({ item }) => item, quantity: ({ quantity }) => quantity },
});

const sent = ({ order, line }: Subject & { line: OrderLine }) =>
  order.fulfillments.reduce(
    (sum, row) => sum + (row.lines.find((other) => other.lineId === line.id)?.quantity ?? 0),
    0,
  );

const orderLineDrop: (subject: Subject & { line: OrderLine }) => Drop = defineDrop<Subject & { line: OrderLine }>({
  kind: 'line_item',
  fields: {
    id: ({ line }) => line.id,
    key: ({ line }) => String(line.id),
    product_id: ({ line }) => line.productId,
    variant_id: ({ line }) => line.variantId,
    product: ({ scope, line }) => productById(scope, line.productId),
    variant: ({ scope, line }) => {
      const product = scope.rows.get('product', line.productId);
      const variant = product?.variants.find((candidate) => candidate.id === line.variantId);
      return product && variant ? variantObject(scope, product, variant) : null;
    },
    title: ({ line }) => line.title,
    product_title: ({ line }) => line.productTitle,
    variant_title: ({ line }) => line.variantTitle,
    quantity: ({ line }) => line.quantity,
    properties: ({ line }) => line.properties ?? {},
    price: ({ scope, order, line }) => centsIn(scope, line.price, order.currency),
    original_price: ({ scope, order, line }) => centsIn(scope, line.price, order.currency),
    final_price: ({ scope, order, line }) =>
      centsIn(scope, Math.round(finalLinePrice(line) / line.quantity), order.currency),
    line_price: ({ scope, order, line }) => centsIn(scope, line.linePrice, order.currency),
    original_line_price: ({ scope, order, line }) => centsIn(scope, line.linePrice, order.currency),
    final_line_price: ({ scope, order, line }) => centsIn(scope, finalLinePrice(line), order.currency),
    total_discount: ({ scope, order, line }) => centsIn(scope, line.totalDiscount, order.currency),
    discount_allocations: ({ scope, order, line }) =>
      line.allocations.map((row) => discountAllocationDrop(row, inCurrency({ scope, order }))),
    line_level_discount_allocations: ({ scope, order, line }) =>
      line.allocations.filter(isLineLevel).map((row) => discountAllocationDrop(row, inCurrency({ scope, order }))),
    line_level_total_discount: ({ scope, order, line }) =>
      centsIn(scope, lineLevelDiscount(line.allocations), order.currency),
    sku: ({ line }) => line.sku,
    vendor: ({ line }) => line.vendor,
    grams: ({ line }) => line.grams,
    taxable: ({ line }) => line.taxable,
    gift_card: ({ line }) => line.giftCard,
    requires_shipping: ({ line }) => line.requiresShipping,
    options_with_values: ({ line }) => line.options,
    url: ({ scope, line }) =>
      line.productHandle ? `${productUrl(scope, line.productHandle)}?variant=${line.variantId}` : null,
    image: ({ scope, line }) => (line.imageName ? imageByName(scope, line.imageName) : null),
    tax_lines: ({ scope, order, line }) => line.taxLines.map((row) => taxLine({ scope, order, row })),
    fulfillment: (subject) => {
      const row = subject.order.fulfillments.find((candidate) =>
        candidate.lines.some((line) => line.lineId === subject.line.id),
      );
      return row ? fulfillmentDrop({ ...subject, row }) : null;
    },
    fulfillment_service: () => 'manual',
    discounts: ({ scope, order, line }) => lineDiscounts(line.allocations, inCurrency({ scope, order })),
    instructions: () => null,
    item_components: () => [],
    parent_relationship: () => null,
    selling_plan_allocation: () => null,
    message: () => null,
    error_message: () => null,
    url_to_remove: () => null,
    unit_price: () => null,
    unit_price_measurement: () => null,
    successfully_fulfilled_quantity: sent,
  },
  print: ({ line }) => line.title,
  identity: ({ line }) => line.id,
});

const paymentDetails = defineDrop<OrderTransaction>({
  kind: 'transaction_payment_details',
  fields: {
    credit_card_company: (row) => row.cardBrand || null,
    credit_card_last_four_digits: (row) => row.cardLast4 || null,
    credit_card_number: (row) => (row.cardLast4 ? `•••• •••• •••• ${row.cardLast4}` : null),
    gift_card: () => null,
  },
});

const transactionDrop = defineDrop<Subject & { row: OrderTransaction }>({
  kind: 'transaction',
  fields: {
    id: ({ row }) => row.id,
    name: ({ order }) => order.name,
    kind: ({ row }) => row.kind,
    status: ({ row }) => row.status,
    status_label: ({ row }) => words(row.status),
    amount: ({ scope, order, row }) => centsIn(scope, row.amount, order.currency),
    gateway: ({ row }) => row.gateway,
    gateway_display_name: ({ row }) => words(row.gateway),
    created_at: ({ scope, row }) => timeObject(scope, row.createdAt),
    payment_details: ({ row }) => paymentDetails(row),
    receipt: () => null,
    buyer_pending_payment_notice: () => null,
    buyer_pending_payment_instructions: () => [],
    'show_buyer_pending_payment_instructions?': () => false,
  },
});

const shippingMethod = defineDrop<Subject & { row: ShippingRate }>({
  kind: 'shipping_method',
  fields: {
    id: ({ row }) => row.handle,
    handle: ({ row }) => row.handle,
    title: ({ row }) => row.title,
    price: ({ scope, order }) => centsIn(scope, order.shippingPrice, order.currency),
    original_price: ({ scope, order, row }) => centsIn(scope, row.price, order.currency),
    price_with_discounts: ({ scope, order }) => centsIn(scope, order.shippingPrice, order.currency),
    tax_lines: () => [],
    discount_allocations: ({ scope, order, row }) =>
      order.applications
        .filter(({ targetType }) => targetType === 'shipping_line')
        .map((application) => ({ amount: row.price - order.shippingPrice, application }))
        .map((allocation) => discountAllocationDrop(allocation, inCurrency({ scope, order }))),
  },
});

const url = ({ scope, order }: Subject) => `${scope.rootUrl}account/orders/${order.id}`;
const lines = (subject: Subject) => subject.order.lines.map((line) => orderLineDrop({ ...subject, line }));

const applicationsOf = (subject: Subject, rows: Order['applications']) =>
  rows.map((row) => discountApplicationDrop(row, inCurrency(subject)));

const orderDrop = defineDrop<Subject>({
  kind: 'order',
  fields: {
    id: ({ order }) => order.id,
    name: ({ order }) => order.name,
    order_number: ({ order }) => order.number,
    confirmation_number: ({ order }) => order.confirmationNumber,
    created_at: ({ scope, order }) => timeObject(scope, order.createdAt),
    customer_url: url,
    customer_order_url: url,
    order_status_url: url,
    email: ({ order }) => order.email,
    phone: ({ order }) => order.phone || null,
    note: ({ order }) => order.note,
    attributes: ({ order }) => order.attributes,
    tags: ({ order }) => order.tags,
    financial_status: ({ order }) => order.financialStatus,
    financial_status_label: ({ scope, order }) => label(scope, 'financial_status', order.financialStatus),
    fulfillment_status: ({ order }) => order.fulfillmentStatus,
    fulfillment_status_label: ({ scope, order }) => label(scope, 'fulfillment_status', order.fulfillmentStatus),
    cancelled: ({ order }) => order.cancelledAt !== null,
    cancelled_at: ({ scope, order }) => timeObject(scope, order.cancelledAt),
    cancel_reason: ({ order }) => order.cancelReason,
    cancel_reason_label: ({ scope, order }) =>
      order.cancelReason ? label(scope, 'cancel_reason', order.cancelReason) : null,
    line_items: lines,
    subtotal_line_items: lines,
    item_count: ({ order }) => order.lines.reduce((sum, line) => sum + line.quantity, 0),
    line_items_subtotal_price: ({ scope, order }) => centsIn(scope, order.subtotal, order.currency),
    subtotal_price: ({ scope, order }) => centsIn(scope, order.subtotal - order.discountTotal, order.currency),
    total_price: ({ scope, order }) => centsIn(scope, order.total, order.currency),
    total_discounts: ({ scope, order }) =>
      centsIn(
        scope,
        order.lines.reduce((sum, line) => sum + lineLevelDiscount(line.allocations), order.discountTotal),
        order.currency,
      ),
    total_duties: () => null,
    total_refunded_amount: ({ scope, order }) => centsIn(scope, order.refunded, order.currency),
    total_net_amount: ({ scope, order }) => centsIn(scope, order.total - order.refunded, order.currency),
    tax_price: ({ scope, order }) => centsIn(scope, order.taxTotal, order.currency),
    tax_lines: ({ scope, order }) => order.taxLines.map((row) => taxLine({ scope, order, row })),
    shipping_price: ({ scope, order }) => centsIn(scope, order.shippingPrice, order.currency),
    shipping_methods: ({ scope, order }) =>
      order.shippingMethod ? [shippingMethod({ scope, order, row: order.shippingMethod })] : [],
    transactions: ({ scope, order }) => order.transactions.map((row) => transactionDrop({ scope, order, row })),
    discount_applications: (subject) => applicationsOf(subject, subject.order.applications),
    cart_level_discount_applications: (subject) =>
      applicationsOf(subject, subject.order.applications.filter(isCartLevel)),
    discounts: (subject) => discountsOf(subject.order.applications, inCurrency(subject)),
    shipping_address: ({ scope, order }) =>
      order.shippingAddress ? addressDrop({ scope, address: order.shippingAddress }) : null,
    billing_address: ({ scope, order }) => {
      const address = order.billingAddress ?? order.shippingAddress;
      return address ? addressDrop({ scope, address }) : null;
    },
    customer: ({ scope, order }) => (order.customerId === scope.customerId ? scope.links.customer(scope) : null),
    metafields: ({ scope, order }) => metafieldsObject(scope, order.metafields),
    'pickup_in_store?': ({ order }) => pickupLocation(order.shippingMethod) !== null,
  },
  print: ({ order }) => order.name,
  identity: ({ order }) => order.id,
});

export const orderObject = (scope: ObjectScope, order: Order): Drop =>
  once(scope, `order:${order.id}`, () => orderDrop({ scope, order }));
