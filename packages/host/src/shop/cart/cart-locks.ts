import { compiled } from '../../store/compiled.ts';
import type { Store } from '../../store/store.ts';
import type { WriteOptions } from '../../store/writer.ts';
import { isToken, tokenHash } from '../tokens.ts';
import type { Id } from '../types.ts';

/** What everybody waits for who changes a cart, its lines or its checkouts. */
export const cartLock = (id: Id): string => `cart:${id}`;

const cartsOfToken = compiled((db, hash: string) =>
  db
    .selectFrom('carts')
    .where('token_hash', '=', hash)
    .select('id')
    .unionAll(db.selectFrom('cart_tokens').where('token_hash', '=', hash).select('cart_id as id')),
);

const cartsOfCheckout = compiled((db, hash: string) =>
  db.selectFrom('checkouts').where('token_hash', '=', hash).select('cart_id as id'),
);

/** Locks the cart of a browser's token; one that it has not yet needs none. */
export const lockCart = (store: Store, token: string | null) => async (): Promise<string[]> =>
  isToken(token) ? (await cartsOfToken(store.db, tokenHash(token))).map(({ id }) => cartLock(id)) : [];

/**
 * For a change of a browser's cart and nothing else: the lock covers all that it decides by. How much of a product is left is asked again,
 * for good, when it is paid.
 */
export const changeOfCart = (store: Store, token: string | null): WriteOptions => ({
  locks: lockCart(store, token),
  isolation: 'read committed',
});

/** The same for a step of a checkout. */
export const changeOfCheckout = (store: Store, token: string): WriteOptions => ({
  locks: async () =>
    isToken(token) ? (await cartsOfCheckout(store.db, tokenHash(token))).map(({ id }) => cartLock(id)) : [],
  isolation: 'read committed',
});
