import type { Store } from '../../store/open.ts';
import type { Cart, LineProperties } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import { cartSize, outgrown, textBytes } from './cart-limits.ts';
import { changeOfCart } from './cart-locks.ts';
import {
  type CartAllowance,
  countedOnce,
  findCart,
  inCart,
  NO_BOUND,
  type OpenCart,
  publicCart,
  putLine,
  stockOf,
  touchCart,
} from './cart-rows.ts';
import type { CartError } from './errors.ts';
import { lineKey } from './line-key.ts';
import { MAX_QUANTITY, parseId, parseProperties, parseQuantity } from './parse-input.ts';
import { recipientErrors } from './recipient.ts';

export interface LineChange {
  /** Variant id or line key. */
  id?: unknown;
  /** 1-based. */
  line?: unknown;
  quantity?: unknown;
  /** Replaces the line's properties. */
  properties?: unknown;
}

function findLine(cart: OpenCart, change: LineChange): OpenCart['lines'][number] | null {
  if (change.id !== undefined && change.id !== null && change.id !== '') {
    const variantId = parseId(change.id);
    return cart.lines.find((line) => line.key === change.id || line.variantId === variantId) ?? null;
  }
  const position = parseId(change.line);
  return position === null ? null : (cart.lines[position - 1] ?? null);
}

function parseChange(
  change: LineChange,
): Result<{ quantity: number | null; properties: LineProperties | null | undefined }, CartError> {
  const absent = change.quantity === undefined || change.quantity === null || change.quantity === '';
  const quantity = absent ? ok(null) : parseQuantity(change.quantity, 0);
  if (!quantity.ok) return quantity;
  const properties = change.properties === undefined ? ok(undefined) : parseProperties(change.properties);
  if (!properties.ok) return properties;
  // The map of properties cannot be emptied by this call.
  const replaced = properties.value ?? undefined;
  if (absent && replaced === undefined) return fail({ code: 'missing_parameters' });
  return ok({ quantity: quantity.value, properties: replaced });
}

/** docs/platform.md: cart/change. A refused change changes nothing; lowering a quantity is never refused. */
export async function changeLine(
  store: Store,
  token: string | null,
  change: LineChange,
  allowance: CartAllowance = NO_BOUND,
): Promise<Result<Cart, { error: CartError; cart: null }>> {
  const refuse = (error: CartError) => fail({ error, cart: null });
  const parsed = parseChange(change);
  if (!parsed.ok) return refuse(parsed.error);
  const once = countedOnce(allowance);
  return store.write(
    async (tx) => {
      const cart = await findCart(tx, token);
      const line = cart && findLine(cart, change);
      if (!cart || !line) return refuse({ code: 'missing_parameters' });
      const quantity = parsed.value.quantity ?? line.quantity;
      const properties = parsed.value.properties === undefined ? line.properties : parsed.value.properties;
      const stock = (await stockOf(tx, [line.variantId])).get(line.variantId);
      if (stock && stock.limit !== null && quantity > line.quantity) {
        const available = stock.limit - (inCart(cart, line.variantId) - line.quantity);
        if (stock.limit === 0) return refuse({ code: 'product_sold_out', name: stock.name });
        if (quantity > available) return refuse({ code: 'only_n_available', count: stock.limit, name: stock.name });
      }
      const fields = stock?.giftCard && quantity > 0 ? recipientErrors(properties, new Date()) : null;
      if (fields) return refuse({ code: 'gift_card_recipient', fields });
      const key = lineKey(line.variantId, properties);
      if (key === line.key) await putLine(tx, cart, Object.assign(line, { quantity }));
      else {
        const twin = cart.lines.find((other) => other.key === key);
        if ((twin?.quantity ?? 0) + quantity > MAX_QUANTITY) return refuse({ code: 'cart_too_large' });
        const before = cartSize(cart);
        const bytes = before.bytes - textBytes(line.properties) + (twin || quantity === 0 ? 0 : textBytes(properties));
        const grown = outgrown(before, { ...before, bytes });
        if (grown) return refuse(grown);
        if (!once.growth(bytes - before.bytes)) return refuse({ code: 'carts_too_large' });
        await putLine(tx, cart, { ...line, quantity: 0 });
        const moved = twin
          ? Object.assign(twin, { quantity: twin.quantity + quantity })
          : { ...line, key, quantity, properties };
        if (quantity > 0) await putLine(tx, cart, moved);
        cart.lines.sort((a, b) => b.seq - a.seq);
      }
      await touchCart(tx, cart);
      return ok(publicCart(cart));
    },
    changeOfCart(store, token),
  );
}
