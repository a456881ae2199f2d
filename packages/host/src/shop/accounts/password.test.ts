import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, isOutdated, passwordMatches } from './password.ts';

let derivations: ReturnType<typeof vi.spyOn>[] = [];
beforeEach(() => {
  derivations = [vi.spyOn(crypto, 'argon2'), vi.spyOn(crypto, 'scrypt')];
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
const work = () => derivations.map((spy) => spy.mock.calls.length);

/** Of `correct horse`, as the first version of the host wrote it. */
function oldHash(): string {
  const salt = Buffer.alloc(16, 7);
  const key = crypto.scryptSync('correct horse', salt, 32, { N: 1024, r: 8, p: 1 });
  return `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

test('a hash says how it was made, and never the same twice', async () => {
  const [one, other] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect([await passwordMatches('correct horse', one), await passwordMatches('Correct horse', one)]).toEqual([
    true,
    false,
  ]);
  expect(isOutdated(one)).toBe(false);
});

test('letters that look the same are the same', async () => {
  expect(await passwordMatches('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('hashes of earlier versions are understood, and are to be made again', async () => {
  const old = oldHash();
  expect([await passwordMatches('correct horse', old), await passwordMatches('wrong', old)]).toEqual([true, false]);
  expect(isOutdated(old)).toBe(true);
});

test('no password, or no hash at all, matches nothing', async () => {
  for (const stored of [
    '',
    'plain',
    '$argon2id$',
    'scrypt$1$2$3$$',
    '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AA',
  ])
    for (const password of ['', 'plain', 'x']) expect(await passwordMatches(password, stored)).toBe(false);
});

test('a right password, a wrong one and an account without one are the same work', async () => {
  const stored = await hashPassword('correct horse');
  const [first = 0] = work();
  for (const [password, hash] of [
    ['correct horse', stored],
    ['wrong', stored],
    ['wrong', ''],
  ] as const) {
    const [before] = work();
    await passwordMatches(password, hash);
    expect(work()).toEqual([(before ?? 0) + 1, 0]);
  }
  const costs = derivations[0]?.mock.calls
    .slice(first)
    .map(([, { memory, passes, parallelism }]: [string, crypto.Argon2Parameters]) =>
      [memory, passes, parallelism].join(),
    );
  expect(new Set(costs).size).toBe(1);
});
