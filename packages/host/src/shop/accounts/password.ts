import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Bytes. */
const KEY = 32;
const SALT = 16;

/**
 * 19 MiB, two passes: OWASP's recommendation for argon2id, about 0.1 s on a slow core. Stored with every hash, so it can be raised at any
 * time.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

function argon2id(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const message = Buffer.from(password.normalize('NFKC'));
    argon2('argon2id', { message, nonce, tagLength: KEY, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const PARAMETERS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** Buffers as the text of a hash has them: base64 without `=`. */
const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The password's hash with its own parameters: `$argon2id$v=19$m=…,t=…,p=…$salt$key`. Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT);
  return `${PARAMETERS}${text(salt)}$${text(await argon2id(password, salt, COST))}`;
}

/** A decoy hash, compared where an account has no password, so that the time does not reveal it. */
const DECOY = `${PARAMETERS}${text(randomBytes(SALT))}$${text(randomBytes(KEY))}`;

const ARGON2ID = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/** As the first version wrote them. */
const SCRYPT = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** The key of the password with a hash's salt and parameters, and the hash's own key; null where it is no hash. */
async function keys(password: string, stored: string): Promise<{ actual: Buffer; expected: Buffer } | null> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = ARGON2ID.exec(stored) ?? [];
  if (memory !== undefined) {
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const actual = await argon2id(password, Buffer.from(nonce, 'base64'), cost);
    return { actual, expected: Buffer.from(tag, 'base64') };
  }
  const [, n, r, p, salt = '', key = ''] = SCRYPT.exec(stored) ?? [];
  if (n === undefined) return null;
  const cost = { N: Number(n), r: Number(r), p: Number(p), maxmem: 160 * Number(n) * Number(r) };
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY, cost, (error, made) =>
      error ? reject(error) : resolve(made),
    );
  });
  return { actual, expected: Buffer.from(key, 'base64url') };
}

/**
 * Whether the password matches the hash. For an account without one (`''`) it takes as long and returns false. One derivation in every
 * case.
 */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const derived = await keys(password, stored === '' ? DECOY : stored);
  if (!derived || derived.expected.length !== derived.actual.length) return false;
  return timingSafeEqual(derived.expected, derived.actual) && stored !== '';
}

/** Whether a hash has other parameters than the current ones, and is to be replaced while the password is known. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(PARAMETERS);
}
