import type { Updateable } from 'kysely';
import { fromJson, toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import { cachedCatalogue } from '../cart/cart-catalogue.ts';
import { changeOfCheckout } from '../cart/cart-locks.ts';
import { saveCart } from '../cart/cart-rows.ts';
import { priceCartIn } from '../cart/price-cart.ts';
import { giftCardByCode, isSpendable } from '../gift-cards/gift-cards.ts';
import type { Checkout } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import { stamp } from '../shop-time.ts';
import { stableId } from '../stable-id.ts';
import type { Id } from '../types.ts';
import { type AddressInput, checkAddress, isBlankAddress, typedAddress } from './address.ts';
import { buyerOf, type CheckoutRow, type CheckoutView, findCheckoutRow, viewCheckout } from './checkout-view.ts';
import type { CheckoutError, FieldErrors } from './errors.ts';

export interface CheckoutChange {
  email?: string;
  phone?: string;
  acceptsMarketing?: boolean;
  shippingAddress?: AddressInput;
  /** Entered but not submitted: stored as is until an address is. */
  typedAddress?: AddressInput;
  /** Null: same as shipping. */
  billingAddress?: AddressInput | null;
  shippingRate?: string;
  /** A discount or gift-card code to add. */
  addCode?: string;
  /** A discount code, or the id of a gift card, to take away. */
  removeCode?: string;
}

type Columns = Updateable<Database['checkouts']>;

const MAX_GIFT_CARDS = 10;

/** An e-mail address good enough to write to: the pattern of rule waitlist-11, a length, and nothing that cannot be seen. */
export function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && !/[\p{Cc}\p{Cf}]/u.test(text);
}

function contactColumns(change: CheckoutChange, view: CheckoutView): Result<Columns, FieldErrors> {
  const errors: FieldErrors = {};
  const columns: Columns = {};
  if (change.email !== undefined) {
    columns.email = change.email.trim().toLowerCase();
    if (columns.email === '') errors.email = 'blank';
    else if (!isEmail(columns.email)) errors.email = 'invalid';
  }
  if (change.phone !== undefined) {
    columns.phone = change.phone.trim();
    if (columns.phone.length > 50) errors.phone = 'too_long';
  }
  if (change.acceptsMarketing !== undefined) columns.accepts_marketing = Number(change.acceptsMarketing);
  const { requiresShipping } = view.checkout.cart;
  if (change.shippingAddress && (requiresShipping || !isBlankAddress(change.shippingAddress))) {
    const address = checkAddress(change.shippingAddress, view.shop.countries);
    if (!address.ok) Object.assign(errors, address.error);
    else {
      columns.shipping_address = toJson({
        id: stableId('checkout-address', JSON.stringify(address.value)),
        ...address.value,
      });
      columns.typed_address = null;
    }
  }
  if (change.typedAddress)
    columns.typed_address = isBlankAddress(change.typedAddress) ? null : toJson(typedAddress(change.typedAddress));
  if (change.billingAddress === null) columns.billing_address = null;
  else if (change.billingAddress) {
    const address = checkAddress(change.billingAddress, null);
    if (!address.ok) Object.assign(errors, address.error);
    else
      columns.billing_address = toJson({
        id: stableId('checkout-address', JSON.stringify(address.value)),
        ...address.value,
      });
  }
  return Object.keys(errors).length > 0 ? fail(errors) : ok(columns);
}

/** Adds a discount code to the cart or a gift card to the checkout. */
async function addCode(
  tx: Tx,
  row: CheckoutRow,
  view: CheckoutView,
  text: string,
  now: Date,
): Promise<Result<Columns, CheckoutError>> {
  const code = text.trim().toUpperCase().slice(0, 255);
  const ids = fromJson<Id[]>(row.gift_card_ids);
  const card = await giftCardByCode(tx, code);
  if (card) {
    if (!isSpendable(card, now) || ids.length >= MAX_GIFT_CARDS) return fail({ code: 'gift_card_not_usable' });
    return ok({ gift_card_ids: toJson([...new Set([...ids, card.id])]) });
  }
  const { cart } = view;
  const codes = [...new Set([...cart.discountCodes, code])];
  const priced = await priceCartIn(tx, { ...cart, discountCodes: codes }, now, buyerOf(row));
  const applies = priced.discountCodes.find((entry) => entry.code === code)?.applicable ?? false;
  if (!applies) return fail({ code: 'discount_not_applicable', discountCode: text.trim().slice(0, 60) });
  cart.discountCodes = priced.discountCodes.filter((entry) => entry.applicable).map((entry) => entry.code);
  await saveCart(tx, cart);
  return ok({});
}

async function removeCode(tx: Tx, row: CheckoutRow, view: CheckoutView, code: string): Promise<Columns> {
  const { cart } = view;
  const left = cart.discountCodes.filter((known) => known !== code.trim().toUpperCase());
  if (left.length < cart.discountCodes.length) {
    cart.discountCodes = left;
    await saveCart(tx, cart);
    return {};
  }
  return { gift_card_ids: toJson(fromJson<Id[]>(row.gift_card_ids).filter((id) => String(id) !== code.trim())) };
}

/** Applies a posted step; all of it or nothing. */
export async function updateCheckout(
  store: Store,
  token: string,
  change: CheckoutChange,
): Promise<Result<Checkout, CheckoutError>> {
  // What a step shows is asked again, for good, by the payment.
  const catalogue = cachedCatalogue(store);
  return store.write(
    async (tx): Promise<Result<Checkout, CheckoutError>> => {
      const row = await findCheckoutRow(tx, token);
      if (!row) return fail({ code: 'not_found' });
      if (row.order_id !== null) return fail({ code: 'completed', orderId: row.order_id });
      const now = new Date();
      const view = await viewCheckout(tx, row, token, now, { catalogue });
      if (view.checkout.cart.lines.length === 0) return fail({ code: 'empty_cart' });
      const contact = contactColumns(change, view);
      if (!contact.ok) return fail({ code: 'fields', fields: contact.error });
      const columns: Columns = { ...contact.value };
      if (change.shippingRate !== undefined) {
        const known = view.checkout.shippingRates.some((rate) => rate.handle === change.shippingRate);
        if (!known) return fail({ code: 'unknown_shipping_rate' });
        columns.shipping_rate = change.shippingRate;
      }
      if (change.addCode !== undefined) {
        const added = await addCode(tx, row, view, change.addCode, now);
        if (!added.ok) return added;
        Object.assign(columns, added.value);
      }
      if (change.removeCode !== undefined) Object.assign(columns, await removeCode(tx, row, view, change.removeCode));
      const updated = await tx
        .updateTable('checkouts')
        .set({ ...columns, updated_at: stamp(now.toISOString()) })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = await viewCheckout(tx, updated, token, now, { catalogue });
      await tx.updateTable('checkouts').set({ status: after.checkout.step }).where('id', '=', row.id).execute();
      return ok(after.checkout);
    },
    changeOfCheckout(store, token),
  );
}
