import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: whoever reads the database cannot use it. No salt is needed at 256 bits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * A name for what a token opens, which may be shown: the same while the token lives. It is no token itself, and neither the token nor what is
 * stored of it can be worked out from it.
 */
export function publicName(token: string): string {
  return createHash('sha256').update(`name ${token}`).digest('hex').slice(0, 32);
}

/** Whether a text can be a token at all, so that junk in cookies costs no query. */
export function isToken(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text);
}
