import { createHash } from 'node:crypto';
import { holdOffImports } from '../../store/import-staging.ts';
import type { Store } from '../../store/open.ts';
import { nextOrderNumber } from '../../store/sql/order-number.ts';
import { faultOf, StoreError } from '../../store/store-error.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { cachedCatalogue } from '../cart/cart-catalogue.ts';
import { orderById } from '../orders/load-orders.ts';
import type { Checkout, Order } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import { capture } from './capture.ts';
import { type CheckoutRow, type CheckoutView, findCheckoutRow, viewCheckout } from './checkout-view.ts';
import type { CheckoutError } from './errors.ts';
import type { CardDetails, Gateway } from './gateway.ts';
import { missingLines } from './missing-lines.ts';
import { paymentLocks } from './payment-locks.ts';
import { type Authorized, placeOrder } from './place-order.ts';

export interface Payment {
  /** May be null where gift cards cover everything. */
  card: CardDetails | null;
  /** The amounts the shopper has seen, in minor units: the order's total, and what is due after gift cards. */
  expected?: { total: number; due: number };
  /** Where it is paid from, shortened (`shortAddress`). */
  network?: string;
}

export interface Completed {
  order: Order;
  checkout: Checkout;
}

/** Rows that must be on disk together with the order: its mails. */
export type WithOrder = (tx: Tx, order: Order) => Promise<void>;

type Outcome = Result<Completed, CheckoutError>;

/** Problems to show before a payment; null where there are none. */
async function obstacle(tx: Tx, view: CheckoutView, expected: Payment['expected']): Promise<CheckoutError | null> {
  const { checkout } = view;
  if (checkout.cart.lines.length === 0) return { code: 'empty_cart' };
  if (checkout.step === 'contact' || checkout.step === 'shipping') return { code: 'incomplete', step: checkout.step };
  const lines = await missingLines(tx, checkout.cart.lines);
  if (lines.length > 0) return { code: 'out_of_stock', lines };
  const { total, due } = checkout.totals;
  const isAsShown = expected === undefined || (expected.total === total && expected.due === due);
  return isAsShown ? null : { code: 'total_changed', due };
}

/** The same card for the same amount of the same checkout is one payment, however often it is submitted. */
function idempotencyKey(row: CheckoutRow, due: number, card: CardDetails): string {
  const facts = [row.token_hash, due, card.number, card.expiryMonth, card.expiryYear, card.verificationValue];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

async function authorize(
  gateway: Gateway,
  row: CheckoutRow,
  checkout: Checkout,
  card: CardDetails | null,
): Promise<Result<Authorized | null, CheckoutError>> {
  const { due } = checkout.totals;
  if (due === 0) return ok(null);
  if (!card) return fail({ code: 'payment_failed', message: 'The card is missing.', reason: 'missing_card' });
  try {
    const request = {
      idempotencyKey: idempotencyKey(row, due, card),
      amount: due,
      currency: checkout.cart.currency,
      card,
    };
    const answer = await gateway.authorize(request);
    if (answer.status === 'authorized') return ok(answer);
    return fail({
      code: answer.status === 'declined' ? 'payment_declined' : 'payment_failed',
      message: answer.message,
      reason: answer.reason,
    });
  } catch (error) {
    console.error('The payment gateway failed:', error);
    return fail({ code: 'payment_failed', message: 'The payment could not be processed.', reason: 'failed' });
  }
}

/** The checkout has become another since the locks of its payment were named: these it needs as well. */
interface Unlocked {
  code: 'unlocked';
  names: readonly string[];
}

/** Runs of a payment whose checkout becomes another each time. */
const MOST_CHANGES = 5;

/** Runs the write of a payment with its locks, again with more of them where it turns out to need them. */
async function placeLocked(
  store: Store,
  named: readonly string[],
  write: (locks: ReadonlySet<string>) => WriteJob<Result<Order, CheckoutError | Unlocked>>,
): Promise<Result<Order, CheckoutError>> {
  const locks = new Set(named);
  for (let runs = 0; runs < MOST_CHANGES; runs += 1) {
    const placed = await store.write(write(locks), { locks: [...locks], isolation: 'repeatable read' });
    if (placed.ok) return placed;
    if (placed.error.code !== 'unlocked') return fail(placed.error);
    for (const name of placed.error.names) locks.add(name);
  }
  throw new StoreError('busy');
}

async function finished(store: Store, row: CheckoutRow, token: string, orderId: Id): Promise<Outcome> {
  const order = await orderById(store.db, orderId);
  if (!order) return fail({ code: 'not_found' });
  return ok({
    order,
    checkout: (await viewCheckout(store.db, row, token, new Date(), { catalogue: cachedCatalogue(store) })).checkout,
  });
}

async function complete(
  store: Store,
  token: string,
  payment: Payment,
  gateway: Gateway,
  withOrder: WithOrder,
): Promise<Outcome> {
  const row = await findCheckoutRow(store.db, token);
  if (!row) return fail({ code: 'not_found' });
  if (row.order_id !== null) return finished(store, row, token, row.order_id);
  // Asked once before the money is held, and again, for good, in the order's own write.
  const catalogue = cachedCatalogue(store);
  const before = await viewCheckout(store.db, row, token, new Date(), { catalogue });
  const early = await obstacle(store.db, before, payment.expected);
  if (early) return fail(early);
  const { due, total } = before.checkout.totals;
  const held = await authorize(gateway, row, before.checkout, payment.card);
  if (!held.ok) return held;
  // A write that runs again has the number that it has drawn: none is left out for it.
  let number: number | null = null;
  const write =
    (locks: ReadonlySet<string>): WriteJob<Result<Order, CheckoutError | Unlocked>> =>
    async (tx, changed) => {
      const [, now] = await Promise.all([holdOffImports(tx), findCheckoutRow(tx, token)]);
      if (!now) return fail({ code: 'not_found' });
      if (now.order_id !== null) return fail({ code: 'completed', orderId: now.order_id });
      const view = await viewCheckout(tx, now, token, new Date());
      const late = await obstacle(tx, view, { total, due });
      if (late) return fail(late);
      const names = paymentLocks(now, view).filter((name) => !locks.has(name));
      if (names.length > 0) return fail({ code: 'unlocked', names });
      number ??= await nextOrderNumber(tx);
      const paid = { name: gateway.name, answer: held.value, network: payment.network ?? '' };
      const order = await placeOrder(tx, { row: now, view, number }, paid, changed);
      await withOrder(tx, order);
      return ok(order);
    };
  const placed = await placeLocked(store, paymentLocks(row, before), write).catch(async (error: unknown) => {
    // Where the way to the database broke, the order may have been made all the same.
    const made = await findCheckoutRow(store.db, token).catch(() => null);
    if (made && made.order_id !== null) return fail({ code: 'completed', orderId: made.order_id } as const);
    // Or is made yet: the money stays held, and the same payment holds it again.
    if (held.value && faultOf(error) !== 'away') await gateway.release(held.value.reference);
    throw error;
  });
  if (!placed.ok) {
    const done = placed.error.code === 'completed' ? placed.error.orderId : null;
    const isItsPayment = done !== null && held.value && (await hasPayment(store, done, held.value.reference));
    if (held.value && !isItsPayment) await gateway.release(held.value.reference);
    return done === null ? placed : finished(store, row, token, done);
  }
  const order = held.value
    ? await capture(store, gateway, placed.value.id, { ...held.value, amount: due }).then(
        (after) => after ?? placed.value,
      )
    : placed.value;
  const after = (await findCheckoutRow(store.db, token)) ?? row;
  return ok({ order, checkout: (await viewCheckout(store.db, after, token, new Date(), { catalogue })).checkout });
}

async function hasPayment(store: Store, orderId: Id, reference: string): Promise<boolean> {
  const found = await store.db
    .selectFrom('transactions')
    .where('order_id', '=', orderId)
    .where('reference', '=', reference)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

const inFlight = new WeakMap<Store, Map<string, Promise<Outcome>>>();

/**
 * Pays and makes the order. Stock and gift cards are taken in the order's own transaction; asked twice, however close, it
 * gives the same order. Never charges for what cannot be sent. `withOrder` is called once, in the write that makes the order.
 */
export function completeCheckout(
  store: Store,
  token: string,
  payment: Payment,
  gateway: Gateway,
  withOrder: WithOrder = async () => {},
): Promise<Outcome> {
  const running = inFlight.get(store) ?? new Map<string, Promise<Outcome>>();
  inFlight.set(store, running);
  const current = running.get(token);
  if (current) return current;
  const outcome = complete(store, token, payment, gateway, withOrder).finally(() => running.delete(token));
  running.set(token, outcome);
  return outcome;
}
