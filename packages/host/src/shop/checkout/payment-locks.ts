import { accountLock } from '../accounts/account-lock.ts';
import { cartLock } from '../cart/cart-locks.ts';
import { stockLock } from '../inventory/stock-lock.ts';
import type { CheckoutRow, CheckoutView } from './checkout-view.ts';

/**
 * Names of all that a payment decides by and others change: its cart and checkouts, the stock of its products, the discounts and gift cards that it
 * uses, and whose the address of mail is (docs/decisions/0070-payments-without-proofs.md).
 */
export function paymentLocks(row: CheckoutRow, { checkout }: CheckoutView): string[] {
  const { lines, discountIds } = checkout.cart;
  return [
    cartLock(row.cart_id),
    accountLock(row.email),
    ...lines.map(({ product }) => stockLock(product.id)),
    ...discountIds.map((id) => `discount:${id}`),
    ...checkout.totals.giftCards.filter(({ amount }) => amount > 0).map(({ id }) => `gift-card:${id}`),
  ];
}
