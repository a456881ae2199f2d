import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Bytes. */
const IV = 12;
const TAG = 16;

/** A text that only who has the secret (32 bytes) can make or read, in letters that a cookie may have: 4 for each 3 bytes and 38 more. */
export function seal(secret: Buffer, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, secret, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The text; null where it was not sealed with this secret, or changed since. */
export function unseal(secret: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV + TAG) return null;
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(-TAG));
  try {
    return decipher.update(bytes.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
