import { randomInt } from 'node:crypto';

/** A code as it is compared: letters and digits, upper case. Spaces and hyphens are for people. */
export function normalCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** No 0/O, 1/I: a code may be read out on the telephone. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new code of 16 characters (80 bits). */
export function newGiftCardCode(): string {
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}
