import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/open.ts';
import { StoreError } from '../store/store-error.ts';

/** Its key in the table `meta`. base64url. */
const SECRET = 'secret';

const known = new WeakMap<Store, Promise<Buffer>>();

async function read(store: Store): Promise<string | undefined> {
  const row = await store.db.selectFrom('meta').where('key', '=', SECRET).select('value').executeTakeFirst();
  return row?.value;
}

async function readOrMake(store: Store): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url');
  const there = await read(store);
  if (there !== undefined) return Buffer.from(there, 'base64url');
  const insert = store.write((tx) =>
    tx
      .insertInto('meta')
      .values({ key: SECRET, value: fresh })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute(),
  );
  await insert.catch((error: unknown) => {
    // Where nothing can be written the shop opens all the same, with a secret of this process.
    if (!(error instanceof StoreError)) throw error;
  });
  // Of two processes that make it at the same time one has.
  return Buffer.from((await read(store)) ?? fresh, 'base64url');
}

/**
 * 32 bytes for one purpose, the same in every process of a shop and after each restart, which nobody outside can compute. `purpose` names what
 * they are for: secrets of different purposes tell nothing of each other.
 */
export async function shopSecret(store: Store, purpose: string): Promise<Buffer> {
  const secret = known.get(store) ?? readOrMake(store);
  known.set(store, secret);
  secret.catch(() => known.delete(store));
  return createHmac('sha256', await secret)
    .update(purpose)
    .digest();
}
