import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { checkPassword } from './passwords.ts';

/** Costs of hashes of an earlier version. */
const COSTS = [16, 32];

/** Of `correct horse`. */
function oldHash(N: number): string {
  const salt = Buffer.alloc(16, 7);
  const key = crypto.scryptSync('correct horse', salt, 32, { N, r: 8, p: 1 });
  return `scrypt$${N}$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const known = Array.from({ length: 20 }, (_, index) => `known-${index}@example.com`);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ 'customers.json': known.map((email) => ({ email })) });
  await shop.store.write(async (tx) => {
    for (const [index, email] of known.entries())
      await tx
        .updateTable('customers')
        .set({ password: oldHash(COSTS[index % 2] ?? 0) })
        .where('email', '=', email)
        .execute();
  });
});
afterAll(() => shop.close());

let derived: number[] = [];
beforeEach(() => {
  derived = [];
  const { scrypt } = crypto;
  vi.spyOn(crypto, 'scrypt').mockImplementation(((...given: Parameters<typeof scrypt>) => {
    derived.push(Number(given[3].N));
    return scrypt(...given);
  }) as typeof scrypt);
  vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('an unknown address is refused at the cost of some customer, the same each time', async () => {
  const costs = async () => {
    derived = [];
    for (let index = 0; index < 60; index += 1)
      expect((await checkPassword(shop.store, `unknown-${index}@example.com`, 'correct horse')).ok).toBe(false);
    return derived;
  };
  const first = await costs();
  expect(first).toHaveLength(60);
  expect(new Set(first)).toEqual(new Set(COSTS));
  expect(await costs()).toEqual(first);
  expect(vi.mocked(crypto.argon2)).not.toHaveBeenCalled();
});

test('a known address costs its own hash', async () => {
  for (const email of known)
    expect((await checkPassword(shop.store, ` ${email.toUpperCase()} `, 'wrong')).ok).toBe(false);
  expect(derived).toEqual(known.map((_, index) => COSTS[index % 2]));
});
