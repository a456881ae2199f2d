import { shortAddress } from './short-address.ts';

/**
 * Takes what could be about a person out of a text for the log: e-mail addresses, IP addresses (shortened to their network),
 * values of queries, and tokens, which are 43 characters long (`shop/tokens.ts`). The names
 * of copies of the database stay.
 */
export function scrub(text: string): string {
  return text
    .replace(/[^\s@<>"'`(),;:=/?&]{1,64}@[^\s@<>"'`(),;:=/?&]{1,255}/g, '[email]')
    .replace(/([?&][\w.[\]%-]{1,64}=)[^\s&"'`#]+/g, '$1[…]')
    .replace(/(?<![\w-])(?!before-(?:migration|restore)-)[\w-]{40,}(?![\w-])/g, '[token]')
    .replace(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d|\/\d)/g, networkOf)
    .replace(/(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?![\w:]|\.\d|\/\d)/gi, networkOf);
}

/** Addresses of this machine are not personal. */
const networkOf = (address: string): string =>
  /^(?:127\.|0\.0\.0\.0$|::1?$)/.test(address) ? address : shortAddress(address) || address;
