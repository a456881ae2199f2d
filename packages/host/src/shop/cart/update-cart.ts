import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import type { Cart } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import { cartSize, MAX_LINES, outgrown, storedBytes } from './cart-limits.ts';
import { changeOfCart } from './cart-locks.ts';
import {
  type CartAllowance,
  countedOnce,
  findCart,
  inCart,
  makeCart,
  NO_BOUND,
  type OpenCart,
  publicCart,
  putLine,
  saveCart,
  stockOf,
  touchCart,
} from './cart-rows.ts';
import type { CartError } from './errors.ts';
import { lineKey } from './line-key.ts';
import { MAX_NOTE, MAX_PROPERTIES, parseId, parseQuantity, parseTexts } from './parse-input.ts';

export interface CartUpdate {
  /** `{variant id or line key: quantity}`, or one quantity for each line in order. */
  updates?: unknown;
  note?: unknown;
  /** Merged into the cart's; an empty value takes the attribute away. */
  attributes?: unknown;
  /** Comma-separated codes; '' clears. */
  discount?: unknown;
}

export const MAX_CODES = 10;
/** Quantities in one update; more than lines, so that a cart above the limit can be made smaller at once. */
const MAX_UPDATES = 2000;

interface Change {
  /** Line key or variant id. */
  target: string;
  quantity: number;
}

/** Codes as they are compared: upper case, each once. */
export function parseCodes(text: string): string[] {
  const codes = text.split(',', 10 * MAX_CODES).map((code) => code.trim().toUpperCase().slice(0, 255));
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, MAX_CODES);
}

function parseUpdates(updates: unknown): Result<Change[] | number[], CartError> {
  if (updates === undefined || updates === null) return ok([]);
  if (typeof updates !== 'object') return fail({ code: 'invalid_input', parameter: 'updates' });
  const entries = Object.entries(updates);
  if (entries.length > MAX_UPDATES) return fail({ code: 'too_many_line_items', max: MAX_LINES });
  const changes: Change[] = [];
  for (const [target, value] of entries) {
    const quantity = parseQuantity(value, 0);
    if (!quantity.ok) return quantity;
    changes.push({ target, quantity: quantity.value });
  }
  return ok(Array.isArray(updates) ? changes.map((change) => change.quantity) : changes);
}

function byPosition(cart: OpenCart, quantities: readonly number[]): Result<Change[], CartError> {
  if (quantities.length !== cart.lines.length) return fail({ code: 'invalid_input', parameter: 'updates' });
  return ok(cart.lines.map((line, index) => ({ target: line.key, quantity: quantities[index] ?? line.quantity })));
}

/**
 * Sets quantities; more than there is becomes what there is, without an error: this call is lenient (docs/platform.md: cart/update). What was
 * lowered so is noted in `adjusted`.
 */
async function applyChanges(
  tx: Tx,
  cart: OpenCart,
  changes: readonly Change[],
  adjusted: CartError[],
): Promise<CartError | null> {
  const stock = await stockOf(tx, [
    ...new Set([
      ...cart.lines.map((line) => line.variantId),
      ...changes.flatMap(({ target }) => parseId(target) ?? []),
    ]),
  ]);
  for (const { target, quantity } of changes) {
    const variantId = parseId(target);
    const line = cart.lines.find((other) => other.key === target || other.variantId === variantId);
    if (line) {
      const limit = stock.get(line.variantId)?.limit ?? null;
      const available =
        limit === null ? quantity : Math.max(line.quantity, limit - (inCart(cart, line.variantId) - line.quantity));
      line.quantity = quantity <= line.quantity ? quantity : Math.min(quantity, available);
      if (line.quantity < quantity && limit !== null) {
        adjusted.push({ code: 'only_n_available', count: limit, name: stock.get(line.variantId)?.name ?? '' });
      }
      await putLine(tx, cart, line);
    } else if (variantId !== null) {
      const found = stock.get(variantId);
      if (!found) return { code: 'variant_not_found' };
      if (quantity === 0) continue;
      if (found.limit === 0) return { code: 'product_sold_out', name: found.name };
      if (cart.lines.length >= MAX_LINES) return { code: 'too_many_line_items', max: MAX_LINES };
      const added = Math.min(quantity, found.limit ?? quantity);
      if (added < quantity) adjusted.push({ code: 'only_n_available', count: added, name: found.name });
      const seq = (cart.lines[0]?.seq ?? 0) + 1;
      await putLine(tx, cart, { key: lineKey(variantId, null), seq, variantId, quantity: added, properties: null });
    } else if (!/^\d+:[\da-f]+$/.test(target)) return { code: 'variant_not_found' };
    else if (quantity > 0) return { code: 'missing_parameters' };
  }
  return null;
}

class Refused extends Error {
  readonly reason: CartError;
  constructor(reason: CartError) {
    super(reason.code);
    this.reason = reason;
  }
}

function applyTexts(cart: OpenCart, update: CartUpdate): CartError | null {
  if (update.note !== undefined) {
    if (update.note !== null && typeof update.note !== 'string') return { code: 'invalid_input', parameter: 'note' };
    if ((update.note?.length ?? 0) > MAX_NOTE) return { code: 'note_too_long', max: MAX_NOTE };
    cart.note = update.note;
  }
  const attributes = parseTexts(update.attributes, 'attributes');
  if (!attributes.ok) return attributes.error;
  const before = Object.keys(cart.attributes).length;
  for (const [name, text] of Object.entries(attributes.value)) {
    if (text === '') delete cart.attributes[name];
    else cart.attributes = { ...cart.attributes, [name]: text };
  }
  const after = Object.keys(cart.attributes).length;
  if (after > MAX_PROPERTIES && after > before) return { code: 'too_many_properties', max: MAX_PROPERTIES };
  if (update.discount !== undefined) {
    if (update.discount !== null && typeof update.discount !== 'string')
      return { code: 'invalid_input', parameter: 'discount' };
    cart.discountCodes = parseCodes(update.discount ?? '');
  }
  return null;
}

/** A cart after an update. */
export interface UpdatedCart extends Cart {
  /** Lines with less than the requested quantity, because there is no more stock. */
  adjusted: CartError[];
}

/** docs/platform.md: cart/update, making the cart where there is none, as far as `allowance` goes. All of it or nothing. */
export async function updateCart(
  store: Store,
  token: string | null,
  update: CartUpdate,
  allowance: CartAllowance = NO_BOUND,
): Promise<Result<UpdatedCart, CartError>> {
  const parsed = parseUpdates(update.updates);
  if (!parsed.ok) return parsed;
  const requested = parsed.value;
  const once = countedOnce(allowance);
  try {
    return await store.write(
      async (tx) => {
        const found = await findCart(tx, token);
        if (!found && !once.newCart()) throw new Refused({ code: 'too_many_carts' });
        const cart = found ?? (await makeCart(tx));
        const bringsText = update.note !== undefined || update.attributes !== undefined;
        const before = bringsText ? cartSize(cart) : null;
        const stored = storedBytes(cart);
        const isPositions = (list: Change[] | number[]): list is number[] =>
          Array.isArray(update.updates) && list.length > 0;
        const changes = isPositions(requested) ? byPosition(cart, requested) : ok(requested as Change[]);
        if (!changes.ok) throw new Refused(changes.error);
        const adjusted: CartError[] = [];
        const error =
          (changes.value.length > 0 ? await applyChanges(tx, cart, changes.value, adjusted) : null) ??
          applyTexts(cart, update) ??
          (before && outgrown(before, cartSize(cart)));
        if (error) throw new Refused(error);
        if (!once.growth(storedBytes(cart) - stored)) throw new Refused({ code: 'carts_too_large' });
        await saveCart(tx, cart);
        return ok({ ...publicCart(cart), adjusted });
      },
      changeOfCart(store, token),
    );
  } catch (error) {
    // Thrown inside the write, so that the store rolls it back.
    if (error instanceof Refused) return fail(error.reason);
    throw error;
  }
}

/** Removes every line; note and attributes stay (docs/platform.md: cart/clear). Null where there is no cart: none is created. */
export async function clearCart(store: Store, token: string | null): Promise<Cart | null> {
  return store.write(
    async (tx) => {
      const cart = await findCart(tx, token);
      if (!cart) return null;
      await tx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).execute();
      cart.lines = [];
      await touchCart(tx, cart);
      return publicCart(cart);
    },
    changeOfCart(store, token),
  );
}
