import type { Store } from '../../store/open.ts';
import type { Cart, LineProperties } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import { cartSize, LINE_BYTES, MAX_LINES, outgrown, textBytes } from './cart-limits.ts';
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
  type Stock,
  stockOf,
  touchCart,
} from './cart-rows.ts';
import type { CartError } from './errors.ts';
import { lineKey } from './line-key.ts';
import { MAX_QUANTITY, parseId, parseProperties, parseQuantity } from './parse-input.ts';
import { recipientErrors } from './recipient.ts';

/** As it came from the browser: parsed here, whatever it is. */
export interface AddItem {
  id: unknown;
  /** 1 when absent. */
  quantity?: unknown;
  properties?: unknown;
}

export interface AddedToCart {
  cart: Cart;
  /** For each requested item, the key of its line. */
  keys: string[];
}

/** `cart` is set where something was added all the same (a partial add), and its token must reach the browser. */
export interface AddFailure {
  error: CartError;
  cart: Cart | null;
}

interface ParsedItem {
  id: Id;
  quantity: number;
  properties: LineProperties | null;
  key: string;
}

function parseItem(item: AddItem): Result<ParsedItem, CartError> {
  if (item.id === undefined || item.id === null || item.id === '') return fail({ code: 'missing_parameters' });
  const id = parseId(item.id);
  if (id === null) return fail({ code: 'variant_not_found' });
  const quantity =
    item.quantity === undefined || item.quantity === null || item.quantity === ''
      ? ok(1)
      : parseQuantity(item.quantity, 1);
  if (!quantity.ok) return quantity;
  const properties = parseProperties(item.properties);
  if (!properties.ok) return properties;
  return ok({ id, quantity: quantity.value, properties: properties.value, key: lineKey(id, properties.value) });
}

/** Why an item cannot be added at all, whatever the cart holds. */
function refusal(item: ParsedItem, stock: Stock | undefined, held: number): CartError | null {
  if (!stock) return { code: 'variant_not_found' };
  if (stock.giftCard) {
    const fields = recipientErrors(item.properties, new Date());
    if (fields) return { code: 'gift_card_recipient', fields };
  }
  if (stock.limit === 0) return { code: 'product_sold_out', name: stock.name };
  if (stock.limit !== null && held >= stock.limit)
    return { code: 'all_items_in_cart', count: stock.limit, name: stock.name };
  if (held + item.quantity > MAX_QUANTITY) return { code: 'cart_too_large' };
  return null;
}

/** How many bytes larger the cart becomes by the new lines among these items, or why it cannot take them. */
function growth(cart: OpenCart | null, requested: readonly ParsedItem[]): Result<number, CartError> {
  const lines = cart?.lines ?? [];
  const known = new Set(lines.map((line) => line.key));
  const added = new Map(requested.filter((item) => !known.has(item.key)).map((item) => [item.key, item]));
  const texts = [...added.values()].reduce((sum, item) => sum + textBytes(item.properties), 0);
  // What brings no text is not weighed: most adds.
  const before = cart && texts > 0 ? cartSize(cart) : { lines: lines.length, bytes: 0 };
  const error = outgrown(before, { lines: before.lines + added.size, bytes: before.bytes + texts });
  return error ? fail(error) : ok(texts + added.size * LINE_BYTES);
}

/**
 * Adds items, creating the cart where there is none, within `allowance` (docs/platform.md: cart/add). Of an item with too little stock, the available
 * quantity is added and the error reports it; if an item cannot be added at all, none of the request is.
 */
export async function addToCart(
  store: Store,
  token: string | null,
  items: readonly AddItem[],
  allowance: CartAllowance = NO_BOUND,
): Promise<Result<AddedToCart, AddFailure>> {
  if (items.length === 0) return fail({ error: { code: 'missing_parameters' }, cart: null });
  if (items.length > MAX_LINES) return fail({ error: { code: 'too_many_line_items', max: MAX_LINES }, cart: null });
  const requested: ParsedItem[] = [];
  for (const item of items) {
    const parsed = parseItem(item);
    if (!parsed.ok) return fail({ error: parsed.error, cart: null });
    requested.push(parsed.value);
  }
  const once = countedOnce(allowance);
  return store.write(
    async (tx) => {
      const stock = await stockOf(tx, [...new Set(requested.map((item) => item.id))]);
      const before = await findCart(tx, token);
      for (const item of requested) {
        const error = refusal(item, stock.get(item.id), before ? inCart(before, item.id) : 0);
        if (error) return fail({ error, cart: null });
      }
      const grown = growth(before, requested);
      if (!grown.ok) return fail({ error: grown.error, cart: null });
      if (!before && !once.newCart()) return fail({ error: { code: 'too_many_carts' }, cart: null });
      if (!once.growth(grown.value)) return fail({ error: { code: 'carts_too_large' }, cart: null });
      const cart = before ?? (await makeCart(tx));
      let shortage: CartError | null = null;
      for (const item of requested) {
        const { name = '', limit = null } = stock.get(item.id) ?? {};
        const held = inCart(cart, item.id);
        const added = limit === null ? item.quantity : Math.min(item.quantity, Math.max(0, limit - held));
        if (added < item.quantity) {
          const none = { code: 'all_items_in_cart', count: limit ?? 0, name } as const;
          shortage ??= added === 0 ? none : { code: 'only_some_added', added, name };
        }
        if (added === 0) continue;
        const line = cart.lines.find((other) => other.key === item.key);
        if (line) line.quantity += added;
        const seq = (cart.lines[0]?.seq ?? 0) + 1;
        await putLine(
          tx,
          cart,
          line ?? { key: item.key, seq, variantId: item.id, quantity: added, properties: item.properties },
        );
      }
      // A new cart has its time already.
      if (before) await touchCart(tx, cart);
      if (shortage) return fail({ error: shortage, cart: publicCart(cart) });
      return ok({ cart: publicCart(cart), keys: requested.map((item) => item.key) });
    },
    changeOfCart(store, token),
  );
}
