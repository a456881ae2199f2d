import type { FastifyRequest } from 'fastify';
import type { CartAllowance } from '../shop/cart/cart-rows.ts';
import { type AddressBudget, createAddressBudget } from './address-budget.ts';
import type { Budgets } from './budgets.ts';

/** New carts of one address: an office or a mobile network has one for everybody, a machine that fills the disk makes thousands. */
const PER_MINUTE = 120;
/** A day's share of minutes at that rate. */
const MINUTES_A_DAY = 40;
/**
 * Bytes that an address may add to carts in a day, for each cart that it may start: some thirty lines. A cart can hold twenty times as much, an
 * office's carts together do not.
 */
const BYTES_A_BAG = 10_000;

/** What each address may add to stored carts. */
export interface CartBudgets {
  newCarts: AddressBudget;
  cartBytes: AddressBudget;
}

/** `perMinute`: new carts of an address per minute, from the merchant's settings; the bytes grow in proportion. */
export function createCartBudgets(budgets: Budgets, perMinute = PER_MINUTE): CartBudgets {
  const perDay = perMinute * MINUTES_A_DAY;
  return {
    newCarts: createAddressBudget(budgets('new bags', { perMinute, perDay })),
    cartBytes: createAddressBudget(budgets('bytes of bags', { perDay: perDay * BYTES_A_BAG })),
  };
}

/** What the address of a request may still add. What makes a cart no larger is never refused. */
export function cartAllowance({ newCarts, cartBytes }: CartBudgets, { ip }: FastifyRequest): CartAllowance {
  return { newCart: () => newCarts.take(ip), growth: (bytes) => bytes <= 0 || cartBytes.take(ip, bytes) };
}
