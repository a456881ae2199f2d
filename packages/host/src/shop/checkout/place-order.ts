import { toJson } from '../../store/json.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import { together } from '../../store/together.ts';
import type { Tx } from '../../store/writer.ts';
import { verifiedOwner } from '../accounts/verify-address.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import { addSubscriber } from '../customers/subscribers.ts';
import { issueGiftCards, spendGiftCard } from '../gift-cards/gift-cards.ts';
import { takeStock } from '../inventory/stock.ts';
import { storeAmount } from '../markets/markets.ts';
import { insertOrder, type OrderDraft } from '../orders/insert-order.ts';
import { orderById } from '../orders/load-orders.ts';
import { snapshotOf } from '../orders/order-line.ts';
import type { Order } from '../orders/types-commerce.ts';
import { stamp } from '../shop-time.ts';
import type { Id } from '../types.ts';
import type { CheckoutRow, CheckoutView } from './checkout-view.ts';
import type { PaymentAnswer } from './gateway.ts';
import { pickupLocation } from './pickup-rates.ts';
import { lineTaxes, taxLine, taxRate } from './taxes.ts';

export type Authorized = Extract<PaymentAnswer, { status: 'authorized' }>;

/** A checkout as it is in the write that makes its order. */
export interface ToPlace {
  row: CheckoutRow;
  view: CheckoutView;
  /** Of the order (`nextOrderNumber`). */
  number: number;
}

function draftOf(
  { row, view, number }: ToPlace,
  payment: { name: string; answer: Authorized | null },
  now: string,
): OrderDraft {
  const { checkout, cart, shop, market } = view;
  const { totals } = checkout;
  const address = checkout.shippingAddress ?? checkout.billingAddress;
  const rate = taxRate(shop, address);
  const taxes = lineTaxes(checkout.cart.lines, rate, shop.taxesIncluded);
  const common = { status: 'success', createdAt: now } as const;
  const transactions: OrderDraft['transactions'] = totals.giftCards
    .filter((card) => card.amount > 0)
    .map((card) => ({
      ...common,
      kind: 'sale',
      gateway: 'gift_card',
      reference: `gift-card-${card.id}`,
      amount: card.amount,
      cardBrand: '',
      cardLast4: card.lastCharacters,
    }));
  const { answer } = payment;
  if (answer) {
    const { reference, cardBrand, cardLast4 } = answer;
    transactions.push({
      ...common,
      kind: 'authorization',
      gateway: payment.name,
      reference,
      amount: totals.due,
      cardBrand,
      cardLast4,
    });
  }
  return {
    number,
    customerId: checkout.customerId,
    email: checkout.email,
    phone: checkout.phone,
    locale: row.locale,
    note: cart.note,
    attributes: cart.attributes,
    currency: market.currency,
    storeCurrency: shop.own?.currency ?? market.currency,
    storeTotal: storeAmount(totals.total, market),
    exchangeRate: market.rate,
    createdAt: now,
    financialStatus: answer ? 'authorized' : 'paid',
    cancelledAt: null,
    cancelReason: null,
    shippingAddress: checkout.cart.requiresShipping ? checkout.shippingAddress : null,
    billingAddress: checkout.billingAddress ?? checkout.shippingAddress,
    shippingMethod:
      checkout.cart.requiresShipping && checkout.shippingRate
        ? { ...checkout.shippingRate, price: totals.shipping }
        : null,
    applications: checkout.cart.applications.map((application) =>
      application.targetType === 'shipping_line' && checkout.shippingRate
        ? { ...application, totalAllocatedAmount: checkout.shippingRate.price - totals.shipping }
        : application,
    ),
    taxLines: totals.taxLines,
    taxesIncluded: shop.taxesIncluded,
    subtotal: totals.subtotal,
    discountTotal: totals.discount,
    shippingPrice: totals.shipping,
    taxTotal: totals.tax,
    total: totals.total,
    refunded: 0,
    lines: checkout.cart.lines.map((line, index) => {
      const tax = taxes[index] ?? 0;
      return {
        ...snapshotOf(line.product, line.variant, line),
        taxLines: tax > 0 && address ? [taxLine(address, rate, tax)] : [],
      };
    }),
    transactions,
  };
}

/** Fields that a completed checkout clears: the order has them, and they are deleted with it. */
const FORGOTTEN = {
  email: '',
  phone: '',
  shipping_address: null,
  typed_address: null,
  billing_address: null,
  gift_card_ids: toJson([]),
};

/**
 * Turns a checkout into an order, inside a write: order, stock, gift cards, uses of codes, the emptied cart. The caller has checked in the
 * same write that stock and totals are as paid; anything else throws and rolls back.
 */
export async function placeOrder(
  tx: Tx,
  placed: ToPlace,
  payment: { name: string; answer: Authorized | null; network: string },
  changed: (...keys: string[]) => void,
): Promise<Order> {
  const now = new Date().toISOString();
  const { row, view } = placed;
  const { market } = view;
  const { network } = payment;
  const draft = draftOf(placed, payment, now);
  // A guest who has proved the address elsewhere has the order in the account.
  const customerId = draft.customerId ?? (await verifiedOwner(tx, draft.email));
  const { id, lines } = await insertOrder(tx, { ...draft, customerId }, changed);
  const quantities = new Map<Id, number>();
  for (const line of lines) quantities.set(line.variantId, (quantities.get(line.variantId) ?? 0) + line.quantity);
  await takeStock(tx, quantities, changed, pickupLocation(view.checkout.shippingRate));
  for (const card of view.checkout.totals.giftCards) {
    if (card.amount === 0) continue;
    // Cards hold the shop's own money; the least there is of it is one minor unit.
    if (!(await spendGiftCard(tx, card.id, id, Math.max(1, storeAmount(card.amount, market)))))
      throw new Error(`Gift card ${card.id} holds too little.`);
  }
  const { discountIds } = view.checkout.cart;
  if (discountIds.length > 0) {
    await tx
      .updateTable('discounts')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('id', 'in', oneOf(discountIds))
      .execute();
  }
  for (const line of lines) {
    if (!line.giftCard) continue;
    const worth = storeAmount(line.price, market);
    await issueGiftCards(tx, line, id, { worth, currency: view.shop.own?.currency ?? market.currency }, now);
  }
  if (view.checkout.acceptsMarketing) {
    await addSubscriber(tx, { email: view.checkout.email, locale: row.locale, at: now });
  }
  const by = draft.customerId === null ? ({ actor: 'guest', network } as const) : byCustomer(draft.customerId, network);
  const [order] = await together([
    orderById(tx, id),
    tx.deleteFrom('cart_lines').where('cart_id', '=', row.cart_id).execute(),
    tx
      .updateTable('carts')
      .set({ note: null, attributes: toJson({}), discount_codes: toJson([]), updated_at: stamp(now) })
      .where('id', '=', row.cart_id)
      .execute(),
    tx
      .updateTable('checkouts')
      .set({ status: 'completed', order_id: id, updated_at: stamp(now), ...FORGOTTEN })
      .where('id', '=', row.id)
      .execute(),
    recordAudit(tx, 'order_placed', by, `order:${id}`),
  ]);
  if (!order) throw new Error('The order was not written.');
  return order;
}
