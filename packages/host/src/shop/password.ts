import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MiB and about 0.1 s of a slow core for each log-in. Stored with every hash, so that it can be raised at any time. */
const COST = { N: 2 ** 15, r: 8, p: 1 };

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { ...cost, maxmem: 160 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The password's hash with its own parameters: `scrypt$N$r$p$salt$key`. Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one hashed. For an account that has none (`''`) it takes as long and says no, so that the time
 * does not tell who has an account.
 */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const [scheme, n, r, p, salt, key] = (stored === '' ? await decoy : stored).split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
  return timingSafeEqual(expected, actual) && stored !== '';
}
