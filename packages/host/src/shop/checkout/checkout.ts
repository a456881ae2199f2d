import type { Store } from '../../store/open.ts';
import { cachedCatalogue } from '../cart/cart-catalogue.ts';
import { changeOfCart } from '../cart/cart-locks.ts';
import { findCart } from '../cart/cart-rows.ts';
import { priceCartIn } from '../cart/price-cart.ts';
import type { Checkout } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import { stamp } from '../shop-time.ts';
import { tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';
import { handOver, knownCustomer } from './checkout-customer.ts';
import { nextCheckout } from './checkout-token.ts';
import { findCheckoutRow, viewCheckout } from './checkout-view.ts';
import { dropOldestCheckouts } from './drop-oldest-checkouts.ts';
import type { CheckoutError } from './errors.ts';

export type { AddressInput } from './address.ts';
export { completeCheckout } from './complete-checkout.ts';
export { type CheckoutChange, updateCheckout } from './update-checkout.ts';

/** Starts or continues the checkout of a cart, priced for the market of `country`. A customer's address is filled in. */
export async function startCheckout(
  store: Store,
  cartToken: string | null,
  options: { customerId?: Id | null; email?: string; country?: string; locale?: string } = {},
): Promise<Result<Checkout, CheckoutError>> {
  const catalogue = cachedCatalogue(store);
  return store.write(
    async (tx) => {
      const cart = await findCart(tx, cartToken);
      if (!cart || (await priceCartIn(tx, cart, new Date(), { catalogue })).lines.length === 0)
        return fail({ code: 'empty_cart' });
      const { token, row: begun } = await nextCheckout(tx, cart);
      const now = new Date();
      const time = now.toISOString();
      const customerId = options.customerId ?? null;
      let row = begun;
      if (!row) {
        const known = await knownCustomer(tx, customerId);
        row = await tx
          .insertInto('checkouts')
          .values({
            token_hash: tokenHash(token),
            cart_id: cart.id,
            customer_id: customerId,
            status: 'contact',
            ...known,
            email: known.email || (options.email ?? '').trim().slice(0, 255),
            billing_address: null,
            shipping_rate: null,
            country: options.country ?? '',
            locale: options.locale ?? '',
            order_id: null,
            created_at: time,
            updated_at: stamp(time),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await dropOldestCheckouts(tx, row.cart_id, row.id);
      } else if (row.customer_id !== customerId) {
        // The visitor has changed since: one person's entries are not shown to another.
        row = await handOver(tx, row, customerId);
      }
      if (options.country !== undefined && row.country !== options.country && row.order_id === null) {
        row = { ...row, country: options.country };
        await tx.updateTable('checkouts').set({ country: row.country }).where('id', '=', row.id).execute();
      }
      if (options.locale !== undefined && row.locale !== options.locale && row.order_id === null) {
        row = { ...row, locale: options.locale };
        await tx.updateTable('checkouts').set({ locale: row.locale }).where('id', '=', row.id).execute();
      }
      return ok((await viewCheckout(tx, row, token, now, { catalogue })).checkout);
    },
    changeOfCart(store, cartToken),
  );
}

/** Whose a checkout is: the signed-in customer (null for a guest's, and for a finished one), and the language of the visit. */
export async function checkoutOwner(
  store: Store,
  token: string,
): Promise<{ customerId: Id | null; locale: string } | null> {
  const row = await findCheckoutRow(store.db, token);
  return row && { customerId: row.order_id === null ? row.customer_id : null, locale: row.locale };
}

/** A checkout as its buyer sees it, in the language of the visit. */
export async function readCheckout(store: Store, token: string): Promise<Checkout | null> {
  const row = await findCheckoutRow(store.db, token);
  return (
    row &&
    (await viewCheckout(store.db, row, token, new Date(), { forBuyer: true, catalogue: cachedCatalogue(store) }))
      .checkout
  );
}
