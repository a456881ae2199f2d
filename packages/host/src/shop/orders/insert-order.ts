import { randomInt } from 'node:crypto';
import { boughtWithFact } from '../../cache/facts.ts';
import { toJson } from '../../store/json.ts';
import { nextOrderNumber } from '../../store/sql/order-number.ts';
import { together } from '../../store/together.ts';
import type { Tx } from '../../store/writer.ts';
import { stableId } from '../stable-id.ts';
import { newToken } from '../tokens.ts';
import type { Id, Metafield } from '../types.ts';
import { countSale } from './count-sale.ts';
import { recordSale } from './rank-sales.ts';
import type { Order, OrderLine, OrderTransaction } from './types-commerce.ts';

/** An order before it has ids. */
export type OrderDraft = Omit<
  Order,
  | 'id'
  | 'number'
  | 'name'
  | 'token'
  | 'confirmationNumber'
  | 'fulfillmentStatus'
  | 'lines'
  | 'fulfillments'
  | 'transactions'
  | 'refunded'
  | 'tags'
  | 'metafields'
> & {
  /** Null: the next one. */
  number: number | null;
  lines: Omit<OrderLine, 'id'>[];
  transactions: (Omit<OrderTransaction, 'id'> & { reference: string })[];
  refunded: number;
  /** None by default, as of an order that a buyer makes. */
  tags?: string[];
  metafields?: Metafield[];
};

/** A confirmation number as the platform prints it: nine letters and digits. */
function newConfirmationNumber(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
  return Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('');
}

/**
 * Writes an order with its lines and transactions. Its quantities count as sold: those of an imported order at once, others at the next ranking.
 * Returns ids; stock is the caller's.
 */
export async function insertOrder(
  tx: Tx,
  draft: OrderDraft,
  changed: (...facts: string[]) => void,
  imported = false,
): Promise<{ id: Id; lines: OrderLine[] }> {
  const number = draft.number ?? (await nextOrderNumber(tx));
  const name = `#${number}`;
  const id = stableId('order', name);
  await tx
    .insertInto('orders')
    .values({
      id,
      number,
      name,
      token: newToken(),
      confirmation_number: newConfirmationNumber(),
      customer_id: draft.customerId,
      email: draft.email,
      phone: draft.phone,
      locale: draft.locale,
      note: draft.note,
      attributes: toJson(draft.attributes),
      tags: toJson(draft.tags ?? []),
      metafields: toJson(draft.metafields ?? []),
      currency: draft.currency,
      store_currency: draft.storeCurrency,
      store_total: draft.storeTotal,
      exchange_rate: draft.exchangeRate,
      created_at: draft.createdAt,
      financial_status: draft.financialStatus,
      cancelled_at: draft.cancelledAt,
      cancel_reason: draft.cancelReason,
      shipping_address: draft.shippingAddress && toJson(draft.shippingAddress),
      billing_address: draft.billingAddress && toJson(draft.billingAddress),
      shipping_method: draft.shippingMethod && toJson(draft.shippingMethod),
      discount_applications: toJson(draft.applications),
      tax_lines: toJson(draft.taxLines),
      taxes_included: Number(draft.taxesIncluded),
      subtotal: draft.subtotal,
      discount_total: draft.discountTotal,
      shipping_price: draft.shippingPrice,
      tax_total: draft.taxTotal,
      total: draft.total,
      refunded: draft.refunded,
      imported: Number(imported),
    })
    .execute();
  const lines = draft.lines.map((line, position) => ({ ...line, id: stableId('order-line', name, String(position)) }));
  await together([
    ...lines.map((line, position) => insertLine(tx, id, line, position)),
    ...(imported ? [] : lines.map(({ productId, quantity }) => recordSale(tx, productId, quantity))),
    ...draft.transactions.map((transaction) => insertTransaction(tx, id, transaction)),
  ]);
  if (imported) for (const { productId, quantity } of lines) await countSale(tx, productId, quantity, changed);
  const products = new Set(lines.map(({ productId }) => productId));
  if (products.size > 1) changed(...[...products].map(boughtWithFact));
  return { id, lines };
}

async function insertLine(tx: Tx, orderId: Id, line: OrderLine, position: number): Promise<void> {
  const { id, productId, variantId, quantity, ...body } = line;
  await tx
    .insertInto('order_lines')
    .values({
      id,
      order_id: orderId,
      position,
      product_id: productId,
      variant_id: variantId,
      quantity,
      body: toJson(body),
    })
    .execute();
}

export async function insertTransaction(
  tx: Tx,
  orderId: Id,
  transaction: OrderDraft['transactions'][number],
): Promise<void> {
  const { kind, status, gateway, reference, amount, cardBrand, cardLast4, createdAt } = transaction;
  await tx
    .insertInto('transactions')
    .values({
      order_id: orderId,
      kind,
      status,
      gateway,
      reference,
      amount,
      card_brand: cardBrand,
      card_last4: cardLast4,
      created_at: createdAt,
    })
    .execute();
}
