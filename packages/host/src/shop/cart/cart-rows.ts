import type { Kysely, Selectable } from 'kysely';
import { fromJson, toJson } from '../../store/json.ts';
import { oneOf } from '../../store/one-of.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import { isToken, newToken, tokenHash } from '../tokens.ts';
import type { Cart, CartLine, Id, LineProperties } from '../types.ts';

type CartRow = Selectable<Database['carts']>;

/** As many as the platform allows. */
export const MAX_LINES = 500;

/** A cart while it is changed: `lines` newest first, each with its place in time. */
export interface OpenCart {
  id: number;
  token: string;
  note: string | null;
  attributes: Record<string, string>;
  discountCodes: string[];
  lines: (CartLine & { seq: number })[];
}

function open(row: CartRow, token: string, lines: OpenCart['lines']): OpenCart {
  return {
    id: row.id,
    token,
    note: row.note,
    attributes: row.attributes === '{}' ? {} : fromJson<Record<string, string>>(row.attributes),
    discountCodes: row.discount_codes === '[]' ? [] : fromJson<string[]>(row.discount_codes),
    lines,
  };
}

async function linesOf(db: Kysely<Database>, cartId: number): Promise<OpenCart['lines']> {
  const rows = await db
    .selectFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .selectAll()
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    seq: row.seq,
    variantId: row.variant_id,
    quantity: row.quantity,
    properties: row.properties === null ? null : fromJson<LineProperties>(row.properties),
  }));
}

export async function findCart(db: Kysely<Database>, token: string | null): Promise<OpenCart | null> {
  if (!isToken(token)) return null;
  const row = await db.selectFrom('carts').where('token_hash', '=', tokenHash(token)).selectAll().executeTakeFirst();
  return row ? open(row, token, await linesOf(db, row.id)) : null;
}

/** The cart of a checkout: its token is the shopper's alone, and not known here. */
export async function cartById(db: Kysely<Database>, id: number): Promise<OpenCart | null> {
  const row = await db.selectFrom('carts').where('id', '=', id).selectAll().executeTakeFirst();
  return row ? open(row, '', await linesOf(db, row.id)) : null;
}

/** The cart of a token, or a new one under a new token: a token that nothing is known of is never taken over. */
export async function findOrMakeCart(tx: Tx, token: string | null): Promise<OpenCart> {
  const found = await findCart(tx, token);
  if (found) return found;
  const fresh = newToken();
  const row = await tx
    .insertInto('carts')
    .values({ token_hash: tokenHash(fresh), note: null, updated_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return open(row, fresh, []);
}

/** The cart as everyone else sees it: attributes that begin with `__` stay inside (contract §1.2). */
export function publicCart(cart: OpenCart): Cart {
  return {
    token: cart.token,
    note: cart.note,
    attributes: Object.fromEntries(Object.entries(cart.attributes).filter(([name]) => !name.startsWith('__'))),
    discountCodes: cart.discountCodes,
    lines: cart.lines.map(({ key, variantId, quantity, properties }) => ({ key, variantId, quantity, properties })),
  };
}

/** Writes a line as it is now; one without pieces goes. */
export async function putLine(tx: Tx, cart: OpenCart, line: OpenCart['lines'][number]): Promise<void> {
  if (line.quantity === 0) {
    cart.lines = cart.lines.filter((other) => other.key !== line.key);
    await tx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).where('key', '=', line.key).execute();
    return;
  }
  if (!cart.lines.some((other) => other.key === line.key)) cart.lines = [line, ...cart.lines];
  await tx
    .insertInto('cart_lines')
    .values({
      cart_id: cart.id,
      key: line.key,
      seq: line.seq,
      variant_id: line.variantId,
      quantity: line.quantity,
      properties: line.properties && toJson(line.properties),
    })
    .onConflict((conflict) => conflict.columns(['cart_id', 'key']).doUpdateSet({ quantity: line.quantity }))
    .execute();
}

export async function touchCart(tx: Tx, cart: OpenCart): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      note: cart.note,
      attributes: toJson(cart.attributes),
      discount_codes: toJson(cart.discountCodes),
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', cart.id)
    .execute();
}

/** What a cart must know of a variant. */
export interface Stock {
  id: Id;
  /** As the shopper knows it: product and variant. */
  name: string;
  giftCard: boolean;
  /** Pieces there are, or null where stock is not counted or may be oversold. */
  limit: number | null;
}

export async function stockOf(db: Kysely<Database>, variantIds: readonly Id[]): Promise<Map<Id, Stock>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('variants.id', 'in', oneOf(variantIds))
    .where('products.published', '=', 1)
    .select([
      'variants.id',
      'variants.title',
      'products.title as product',
      'products.gift_card',
      'tracked',
      'policy',
      'quantity',
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.title === 'Default Title' ? row.product : `${row.product} - ${row.title}`,
        giftCard: row.gift_card === 1,
        limit: row.tracked === 1 && row.policy === 'deny' ? Math.max(0, row.quantity) : null,
      },
    ]),
  );
}

/** Pieces of a variant in the cart, over all its lines. */
export function inCart(cart: OpenCart, variantId: Id): number {
  return cart.lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);
}
