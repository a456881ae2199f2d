import type { Kysely, Selectable } from 'kysely';
import { fromJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Address } from '../markets/types-shop.ts';
import type { Id, Metafield } from '../types.ts';
import type {
  DiscountApplication,
  FinancialStatus,
  Fulfillment,
  Order,
  OrderLine,
  OrderTransaction,
  ShippingRate,
  TaxLine,
} from './types-commerce.ts';

type Row = Selectable<Database['orders']>;

/** How much of an order is on its way: nothing, some of it, all of it. */
export function fulfillmentStatusOf(
  lines: readonly Pick<OrderLine, 'id' | 'quantity'>[],
  fulfillments: readonly Pick<Fulfillment, 'lines'>[],
): Order['fulfillmentStatus'] {
  const sent = new Map<Id, number>();
  for (const { lineId, quantity } of fulfillments.flatMap((fulfillment) => fulfillment.lines))
    sent.set(lineId, (sent.get(lineId) ?? 0) + quantity);
  if (sent.size === 0) return 'unfulfilled';
  return lines.every((line) => (sent.get(line.id) ?? 0) >= line.quantity) ? 'fulfilled' : 'partial';
}

function orderOf(row: Row, lines: OrderLine[], fulfillments: Fulfillment[], transactions: OrderTransaction[]): Order {
  const address = (text: string | null): Address | null => (text === null ? null : fromJson<Address>(text));
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    token: row.token,
    confirmationNumber: row.confirmation_number,
    customerId: row.customer_id,
    email: row.email,
    phone: row.phone,
    locale: row.locale,
    note: row.note,
    attributes: fromJson<Record<string, string>>(row.attributes),
    tags: fromJson<string[]>(row.tags),
    metafields: fromJson<Metafield[]>(row.metafields),
    currency: row.currency,
    storeCurrency: row.store_currency || row.currency,
    storeTotal: row.store_total ?? row.total,
    exchangeRate: row.exchange_rate,
    createdAt: row.created_at,
    financialStatus: row.financial_status as FinancialStatus,
    fulfillmentStatus: fulfillmentStatusOf(lines, fulfillments),
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason as Order['cancelReason'],
    shippingAddress: address(row.shipping_address),
    billingAddress: address(row.billing_address),
    shippingMethod: row.shipping_method === null ? null : fromJson<ShippingRate>(row.shipping_method),
    applications: fromJson<DiscountApplication[]>(row.discount_applications),
    taxLines: fromJson<TaxLine[]>(row.tax_lines),
    taxesIncluded: row.taxes_included === 1,
    subtotal: row.subtotal,
    discountTotal: row.discount_total,
    shippingPrice: row.shipping_price,
    taxTotal: row.tax_total,
    total: row.total,
    refunded: row.refunded,
    lines,
    fulfillments,
    transactions,
  };
}

/** What belongs to orders. */
interface Parts {
  lines: Selectable<Database['order_lines']>[];
  fulfillments: Selectable<Database['fulfillments']>[];
  transactions: Selectable<Database['transactions']>[];
}

async function partsOf(db: Kysely<Database>, orderIds: readonly Id[]): Promise<Parts> {
  const ids = oneOf(orderIds);
  const [lines, fulfillments, transactions] = await Promise.all([
    db.selectFrom('order_lines').where('order_id', 'in', ids).selectAll().orderBy('position').execute(),
    db.selectFrom('fulfillments').where('order_id', 'in', ids).selectAll().orderBy('id').execute(),
    db.selectFrom('transactions').where('order_id', 'in', ids).selectAll().orderBy('id').execute(),
  ]);
  return { lines, fulfillments, transactions };
}

/** Joins order rows with what belongs to them, in three queries whatever their number; in the order of the rows. */
export async function loadOrders(db: Kysely<Database>, rows: readonly Row[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  return joined(
    rows,
    await partsOf(
      db,
      rows.map((row) => row.id),
    ),
  );
}

function joined(rows: readonly Row[], { lines, fulfillments, transactions }: Parts): Order[] {
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const sentOf = Map.groupBy(fulfillments, (fulfillment) => fulfillment.order_id);
  const paidOf = Map.groupBy(transactions, (transaction) => transaction.order_id);
  return rows.map((row) =>
    orderOf(
      row,
      (linesOf.get(row.id) ?? []).map(({ id, product_id, variant_id, quantity, body }) => ({
        ...fromJson<Omit<OrderLine, 'id' | 'productId' | 'variantId' | 'quantity'>>(body),
        id,
        productId: product_id,
        variantId: variant_id,
        quantity,
      })),
      (sentOf.get(row.id) ?? []).map((sent) => ({
        id: sent.id,
        createdAt: sent.created_at,
        trackingCompany: sent.tracking_company,
        trackingNumber: sent.tracking_number,
        trackingUrl: sent.tracking_url,
        lines: fromJson<Fulfillment['lines']>(sent.lines),
      })),
      (paidOf.get(row.id) ?? []).map((paid) => ({
        id: paid.id,
        kind: paid.kind,
        status: paid.status,
        gateway: paid.gateway,
        amount: paid.amount,
        cardBrand: paid.card_brand,
        cardLast4: paid.card_last4,
        createdAt: paid.created_at,
      })),
    ),
  );
}

export async function orderById(db: Kysely<Database>, id: Id): Promise<Order | null> {
  const [rows, parts] = await Promise.all([
    db.selectFrom('orders').where('id', '=', id).selectAll().execute(),
    partsOf(db, [id]),
  ]);
  return joined(rows, parts)[0] ?? null;
}
