import { type Kysely, type Selectable, sql } from 'kysely';
import { compiled } from '../../store/compiled.ts';
import { fromJson, toJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { listed } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import type { Cart, CartLine, LineProperties } from '../orders/types-commerce.ts';
import { stamp } from '../shop-time.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';

type CartRow = Selectable<Database['carts']>;

/** A cart while it is changed: `lines` newest first, each with its place in time. */
export interface OpenCart {
  id: number;
  token: string;
  customerId: Id | null;
  updatedAt?: string;
  note: string | null;
  attributes: Record<string, string>;
  discountCodes: string[];
  lines: (CartLine & { seq: number })[];
}

function open(row: CartRow, token: string, lines: OpenCart['lines']): OpenCart {
  return {
    id: row.id,
    token,
    customerId: row.customer_id,
    updatedAt: row.updated_at,
    note: row.note,
    attributes: row.attributes === '{}' ? {} : fromJson<Record<string, string>>(row.attributes),
    discountCodes: row.discount_codes === '[]' ? [] : fromJson<string[]>(row.discount_codes),
    lines,
  };
}

const cartLines = compiled((db, cartId: number) =>
  db
    .selectFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .select(['key', 'seq', 'variant_id', 'quantity', 'properties'])
    .orderBy('seq', 'desc'),
);

async function linesOf(db: Kysely<Database>, cartId: number): Promise<OpenCart['lines']> {
  return (await cartLines(db, cartId)).map(({ key, seq, variant_id, quantity, properties }) => ({
    key,
    seq,
    variantId: variant_id,
    quantity,
    properties: properties === null ? null : fromJson<LineProperties>(properties),
  }));
}

const cartOfToken = compiled((db, hash: string) => db.selectFrom('carts').where('token_hash', '=', hash).selectAll());

const furtherToken = compiled((db, hash: string) =>
  db
    .selectFrom('cart_tokens')
    .innerJoin('carts', 'carts.id', 'cart_tokens.cart_id')
    .where('cart_tokens.token_hash', '=', hash)
    .selectAll('carts'),
);

export async function findCart(db: Kysely<Database>, token: string | null): Promise<OpenCart | null> {
  if (!isToken(token)) return null;
  const hash = tokenHash(token);
  const row = (await cartOfToken(db, hash))[0] ?? (await furtherToken(db, hash))[0];
  return row ? open(row, token, await linesOf(db, row.id)) : null;
}

/** The cart of a checkout: its token is the shopper's alone, and not known here. */
export async function cartById(db: Kysely<Database>, id: number): Promise<OpenCart | null> {
  const [row, lines] = await Promise.all([
    db.selectFrom('carts').where('id', '=', id).selectAll().executeTakeFirst(),
    linesOf(db, id),
  ]);
  return row ? open(row, '', lines) : null;
}

const insertCart = compiled((tx, hash: string, time: string) =>
  tx
    .insertInto('carts')
    .values({ token_hash: hash, note: null, updated_at: stamp(time) })
    .returningAll(),
);

/** What an address may still add to stored carts. Granted additions are counted. */
export interface CartAllowance {
  /** Asked before a cart is made: false where the address has made too many. */
  newCart(): boolean;
  /** Asked before carts become larger by so many bytes, as `storedBytes` counts them: false where the address has added too much. */
  growth(bytes: number): boolean;
}

/** The allowance of one write, which may run again (`WriteJob`): what was granted to it before is not counted once more. */
export function countedOnce(allowance: CartAllowance): CartAllowance {
  let hasCart = false;
  let granted = 0;
  return {
    newCart() {
      hasCart ||= allowance.newCart();
      return hasCart;
    },
    growth(bytes) {
      const isAsked = granted > 0 && bytes <= granted;
      if (!isAsked && !allowance.growth(bytes - granted)) return false;
      granted = Math.max(granted, bytes);
      return true;
    },
  };
}

/** Of the shop itself. */
export const NO_BOUND: CartAllowance = { newCart: () => true, growth: () => true };

/** A new cart under a new token: a token that nothing is known of is never taken over. */
export async function makeCart(tx: Tx): Promise<OpenCart> {
  const fresh = newToken();
  const [row] = await insertCart(tx, tokenHash(fresh), new Date().toISOString());
  if (!row) throw new Error('The cart was not written.');
  return open(row, fresh, []);
}

/** The public view of a cart: attributes that begin with `__` are private (docs/platform.md: cart). */
export function publicCart(cart: OpenCart): Cart {
  return {
    token: cart.token,
    customerId: cart.customerId,
    updatedAt: cart.updatedAt,
    note: cart.note,
    attributes: Object.fromEntries(Object.entries(cart.attributes).filter(([name]) => !name.startsWith('__'))),
    discountCodes: cart.discountCodes,
    lines: cart.lines.map(({ key, variantId, quantity, properties }) => ({ key, variantId, quantity, properties })),
  };
}

const upsertLine = compiled(
  (tx, cartId: number, key: string, seq: number, variantId: number, quantity: number, properties: string | null) =>
    tx
      .insertInto('cart_lines')
      .values({ cart_id: cartId, key, seq, variant_id: variantId, quantity, properties })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'key']).doUpdateSet({ quantity: (eb) => eb.ref('excluded.quantity') }),
      ),
);

/** Writes a line as it is now; one with a quantity of 0 goes. */
export async function putLine(tx: Tx, cart: OpenCart, line: OpenCart['lines'][number]): Promise<void> {
  const { key, seq, variantId, quantity, properties } = line;
  if (quantity === 0) {
    cart.lines = cart.lines.filter((other) => other.key !== key);
    await tx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).where('key', '=', key).execute();
    return;
  }
  if (!cart.lines.some((other) => other.key === key)) cart.lines = [line, ...cart.lines];
  await upsertLine(tx, cart.id, key, seq, variantId, quantity, properties && toJson(properties));
}

const updateCartRow = compiled((tx, id: number, note: string | null, attributes: string, codes: string, time: string) =>
  tx
    .updateTable('carts')
    .set({ note, attributes, discount_codes: codes, updated_at: stamp(time) })
    .where('id', '=', id),
);

/** Writes note, attributes and discount codes as they are now. */
export async function saveCart(tx: Tx, cart: OpenCart): Promise<void> {
  await updateCartRow(
    tx,
    cart.id,
    cart.note,
    toJson(cart.attributes),
    toJson(cart.discountCodes),
    new Date().toISOString(),
  );
}

const renewTime = compiled((tx, id: number, time: string, earlier: string) =>
  tx
    .updateTable('carts')
    .set({ updated_at: stamp(time) })
    .where('id', '=', id)
    .where('updated_at', '<', stamp(earlier)),
);

/** ms by which a cart may seem older than it is, to the time it is swept by. */
const TOUCHED_EVERY = 3_600_000;

/**
 * A cart whose lines were changed is in use. Its time is written at most once an hour: it is indexed, which costs two more pages per write.
 */
export async function touchCart(tx: Tx, cart: OpenCart): Promise<void> {
  const now = Date.now();
  await renewTime(tx, cart.id, new Date(now).toISOString(), new Date(now - TOUCHED_EVERY).toISOString());
}

/** Of one gift card in a cart: each unit becomes a card, with a code and perhaps a mail of its own. */
export const MOST_GIFT_CARDS = 500;

/** What a cart must know of a variant. */
export interface Stock {
  id: Id;
  /** As the shopper knows it: product and variant. */
  name: string;
  giftCard: boolean;
  /** The most a cart can hold of a variant: the available quantity, null where stock is not tracked or may be oversold. */
  limit: number | null;
}

const sellable = compiled((db, ids: string) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('variants.id', 'in', listed(ids))
    .where('products.published', '=', sql.lit(1))
    .select([
      'variants.id',
      'variants.title',
      'products.title as product',
      'products.gift_card',
      'tracked',
      'policy',
      'quantity',
    ]),
);

function limitOf(row: { tracked: number; policy: string; quantity: number; gift_card: number }): number | null {
  const left = row.tracked === 1 && row.policy === 'deny' ? Math.max(0, row.quantity) : null;
  return row.gift_card === 1 ? Math.min(left ?? MOST_GIFT_CARDS, MOST_GIFT_CARDS) : left;
}

export async function stockOf(db: Kysely<Database>, variantIds: readonly Id[]): Promise<Map<Id, Stock>> {
  if (variantIds.length === 0) return new Map();
  const rows = await sellable(db, toJson(variantIds));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.title === 'Default Title' ? row.product : `${row.product} - ${row.title}`,
        giftCard: row.gift_card === 1,
        limit: limitOf(row),
      },
    ]),
  );
}

/** The quantity of a variant in the cart, over all its lines. */
export function inCart(cart: OpenCart, variantId: Id): number {
  return cart.lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
}
