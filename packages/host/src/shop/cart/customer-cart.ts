import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { adoptCheckout } from '../checkout/checkout-customer.ts';
import { moveCheckouts } from '../checkout/checkout-token.ts';
import { newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';
import { cartSize, MAX_BROWSERS, outgrown, storedBytes } from './cart-limits.ts';
import { cartLock, lockCart } from './cart-locks.ts';
import {
  type CartAllowance,
  cartById,
  countedOnce,
  findCart,
  makeCart,
  NO_BOUND,
  type OpenCart,
  putLine,
  saveCart,
  stockOf,
} from './cart-rows.ts';
import { MAX_QUANTITY } from './parse-input.ts';
import { MAX_CODES } from './update-cart.ts';

async function ownCartId(tx: Tx, customerId: Id): Promise<number | null> {
  const row = await tx.selectFrom('carts').where('customer_id', '=', customerId).select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** One more token for a customer's cart. */
async function issueCartToken(tx: Tx, cartId: number): Promise<string> {
  const token = newToken();
  const created_at = new Date().toISOString();
  await tx
    .insertInto('cart_tokens')
    .values({ token_hash: tokenHash(token), cart_id: cartId, created_at })
    .execute();
  const old = await tx
    .selectFrom('cart_tokens')
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .select('token_hash')
    .offset(MAX_BROWSERS)
    .limit(MAX_BROWSERS)
    .execute();
  for (const { token_hash } of old) await tx.deleteFrom('cart_tokens').where('token_hash', '=', token_hash).execute();
  return token;
}

/** Replaces the token of a browser's cart, which becomes invalid. An open checkout continues under the new one. */
async function renewToken(tx: Tx, cart: OpenCart): Promise<string> {
  const token = newToken();
  const [before, after] = [tokenHash(cart.token), tokenHash(token)];
  await tx.updateTable('carts').set({ token_hash: after }).where('token_hash', '=', before).execute();
  await tx.updateTable('cart_tokens').set({ token_hash: after }).where('token_hash', '=', before).execute();
  await moveCheckouts(tx, cart, { id: cart.id, token });
  return token;
}

/** Whether the cart can take the lines and texts of another one as well. */
function fits(into: OpenCart, from: OpenCart): boolean {
  const known = new Set(into.lines.map((line) => line.key));
  const lines = [...into.lines, ...from.lines.filter((line) => !known.has(line.key))];
  const attributes = { ...into.attributes, ...from.attributes };
  return outgrown(cartSize(into), cartSize({ note: from.note || into.note, attributes, lines })) === null;
}

/** A guest's cart with the same lines under a token of its own; null where the address may not keep one more. */
async function copyCart(tx: Tx, cart: OpenCart, allowance: CartAllowance): Promise<OpenCart | null> {
  if (!allowance.newCart() || !allowance.growth(storedBytes(cart))) return null;
  const copy = await makeCart(tx);
  for (const line of [...cart.lines].reverse()) await putLine(tx, copy, { ...line });
  Object.assign(copy, { note: cart.note, attributes: cart.attributes, discountCodes: cart.discountCodes });
  await saveCart(tx, copy);
  await tx.updateTable('carts').set({ copy_of: cart.id }).where('id', '=', copy.id).execute();
  return copy;
}

/**
 * Adds the lines of `from` to `into`. Quantities of one line add up, at most to the available stock, and never below what either cart held.
 * A copy of the same cart adds nothing to lines both have: they are the same items.
 */
export async function mergeLines(tx: Tx, into: OpenCart, from: OpenCart, isCopy: boolean): Promise<void> {
  const ids = [...into.lines, ...from.lines].map((line) => line.variantId);
  const stock = await stockOf(tx, [...new Set(ids)]);
  const held = (cart: OpenCart, id: Id) =>
    cart.lines.reduce((sum, line) => (line.variantId === id ? sum + line.quantity : sum), 0);
  // What may be held of a variant: what there is, or what one of the two held already.
  const most = new Map(
    ids.map((id) => {
      const limit = Math.min(stock.get(id)?.limit ?? MAX_QUANTITY, MAX_QUANTITY);
      return [id, Math.max(limit, held(into, id), held(from, id))];
    }),
  );
  // Oldest first, so that the newest line of the other cart is the newest here.
  for (const line of [...from.lines].reverse()) {
    const there = into.lines.find((other) => other.key === line.key);
    const before = there?.quantity ?? 0;
    const others = held(into, line.variantId) - before;
    const mergedQuantity = isCopy ? Math.max(before, line.quantity) : before + line.quantity;
    const quantity = Math.max(before, Math.min(mergedQuantity, (most.get(line.variantId) ?? mergedQuantity) - others));
    if (quantity === before) continue;
    const seq = (into.lines[0]?.seq ?? 0) + 1;
    if (there) there.quantity = quantity;
    await putLine(tx, into, there ?? { ...line, seq, quantity });
  }
}

async function adoptIn(tx: Tx, customerId: Id, token: string | null, allowance: CartAllowance): Promise<string | null> {
  const mineId = await ownCartId(tx, customerId);
  const browserCart = await findCart(tx, token);
  const issued = () => (mineId === null ? null : issueCartToken(tx, mineId));
  if (!browserCart) return issued();
  if (browserCart.id === mineId) return renewToken(tx, browserCart);
  const row = await tx
    .selectFrom('carts')
    .where('id', '=', browserCart.id)
    .select(['customer_id', 'copy_of'])
    .executeTakeFirst();
  // Another customer's cart, in a browser they did not sign out of: it stays theirs.
  const isForeign = row?.customer_id != null;
  const here = isForeign ? await copyCart(tx, browserCart, allowance) : browserCart;
  if (!here) return issued();
  const mine = mineId === null ? null : await cartById(tx, mineId);
  if (!mine)
    await tx.updateTable('carts').set({ customer_id: customerId, copy_of: null }).where('id', '=', here.id).execute();
  if (!mine || !fits(mine, here)) return isForeign ? here.token : renewToken(tx, here);
  await mergeLines(tx, mine, here, row?.copy_of === mine.id);
  mine.note = here.note || mine.note;
  mine.attributes = { ...mine.attributes, ...here.attributes };
  mine.discountCodes = [...new Set([...here.discountCodes, ...mine.discountCodes])].slice(0, MAX_CODES);
  await saveCart(tx, mine);
  const fresh = await issueCartToken(tx, mine.id);
  await moveCheckouts(tx, here, { id: mine.id, token: fresh });
  await tx.deleteFrom('carts').where('id', '=', here.id).execute();
  return fresh;
}

/** The carts of a browser and of a customer. */
const lockCarts = (store: Store, customerId: Id, token: string | null) => async (): Promise<string[]> => {
  const own = await ownCartId(store.db, customerId);
  return [...(await lockCart(store, token)()), ...(own === null ? [] : [cartLock(own)])];
};

/**
 * After a log-in: merges the browser's cart into the customer's; two carts that do not fit into one stay apart. Returns the token for the
 * cookie, null where there is no cart. The token always changes: whoever knew or planted the old one sees nothing of the customer's cart.
 * An open checkout continues as the customer's.
 */
export async function adoptCart(
  store: Store,
  customerId: Id,
  token: string | null,
  allowance: CartAllowance = NO_BOUND,
): Promise<string | null> {
  const once = countedOnce(allowance);
  return store.write(
    async (tx) => {
      const adopted = await adoptIn(tx, customerId, token, once);
      const cart = await findCart(tx, adopted);
      if (cart) await adoptCheckout(tx, customerId, cart);
      return adopted;
    },
    { locks: lockCarts(store, customerId, token) },
  );
}

/**
 * After a sign-out: the browser keeps the cart's content as a guest cart with a new token; the customer's own cart is stored, and the next
 * user of the browser sees no later changes of it. Null where there is nothing to keep.
 */
export async function leaveCart(
  store: Store,
  customerId: Id,
  token: string | null,
  allowance: CartAllowance = NO_BOUND,
): Promise<string | null> {
  const once = countedOnce(allowance);
  return store.write(
    async (tx) => {
      const cart = await findCart(tx, token);
      if (!cart || token === null) return null;
      if (cart.id !== (await ownCartId(tx, customerId))) return renewToken(tx, cart);
      await tx.deleteFrom('cart_tokens').where('token_hash', '=', tokenHash(token)).execute();
      await tx
        .updateTable('carts')
        .set({ token_hash: tokenHash(newToken()) })
        .where('token_hash', '=', tokenHash(token))
        .execute();
      return cart.lines.length === 0 ? null : ((await copyCart(tx, cart, once))?.token ?? null);
    },
    { locks: lockCarts(store, customerId, token) },
  );
}

/** No browser holds the customer's cart any more, until it signs in again. */
export async function detachBrowsers(tx: Tx, customerId: Id): Promise<void> {
  const id = await ownCartId(tx, customerId);
  if (id === null) return;
  await tx.deleteFrom('cart_tokens').where('cart_id', '=', id).execute();
  await tx
    .updateTable('carts')
    .set({ token_hash: tokenHash(newToken()) })
    .where('id', '=', id)
    .execute();
}
