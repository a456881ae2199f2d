import type { Store } from '../store/open.ts';
import type { Result } from './result.ts';
import type { Id } from './types.ts';
import type { Order } from './types-commerce.ts';

const later = (): never => {
  throw new Error('The orders are being built.');
};

export async function ordersByIds(_store: Store, _ids: readonly Id[]): Promise<Map<Id, Order>> {
  return later();
}
/** By the secret token of the order's own page. */
export async function orderByToken(_store: Store, _token: string): Promise<Order | null> {
  return later();
}
/** Newest first. */
export async function ordersOfCustomer(
  _store: Store,
  _customerId: Id,
  _page: { offset: number; limit: number },
): Promise<{ orders: Order[]; total: number }> {
  return later();
}
/** Newest first, for the command line. */
export async function listOrders(
  _store: Store,
  _page: { offset: number; limit: number },
): Promise<{ orders: Order[]; total: number }> {
  return later();
}
export async function orderByName(_store: Store, _name: string): Promise<Order | null> {
  return later();
}

export type OrderError =
  | { code: 'not_found' }
  | { code: 'nothing_to_fulfil' }
  | { code: 'cancelled' }
  | { code: 'fulfilled' }
  | { code: 'amount' };

/** Sends what is not sent yet, or only the given lines. */
export async function fulfillOrder(
  _store: Store,
  _orderId: Id,
  _tracking: { company: string; number: string; url: string; lineIds?: readonly Id[] },
): Promise<Result<Order, OrderError>> {
  return later();
}
/** Cancels and puts the stock back. */
export async function cancelOrder(
  _store: Store,
  _orderId: Id,
  _reason: NonNullable<Order['cancelReason']>,
): Promise<Result<Order, OrderError>> {
  return later();
}
/** `amount` in minor units; all that is left when absent. */
export async function refundOrder(_store: Store, _orderId: Id, _amount?: number): Promise<Result<Order, OrderError>> {
  return later();
}
