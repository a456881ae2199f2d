import { LiquidError } from '../language/error.ts';
import type { FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';

/** A query value: everything but letters, digits and `*-._` is a code, a blank is `+`. */
export function urlEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+')
    .replace(/%7E/g, '~');
}

function urlDecode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    throw new LiquidError('invalid byte sequence in UTF-8');
  }
}

/** Codes for characters that may not stand in an address; with `&` for those that may not in a query value. */
function urlEscape(text: string, also = ''): string {
  return [...encodeURI(text.toWellFormed())]
    .map((character) => (also.includes(character) ? encodeURIComponent(character) : character))
    .join('');
}

function base64Decode(text: string, alphabet: RegExp): string {
  if (!alphabet.test(text)) throw new LiquidError('invalid base64 provided to base64_decode');
  return Buffer.from(text, 'base64').toString('utf8');
}

export const encodingFilters: FilterTable = {
  url_encode: (input) => (input === undefined || input === null ? input : urlEncode(print(input))),
  encode_url_component: (input) => urlEncode(print(input)),
  url_decode: (input) => (input === undefined || input === null ? input : urlDecode(print(input))),
  url_escape: (input) => urlEscape(print(input)),
  url_param_escape: (input) => urlEscape(print(input), '&'),
  base64_encode: (input) => Buffer.from(print(input)).toString('base64'),
  base64_decode: (input) => base64Decode(print(input), /^[A-Za-z0-9+/]*={0,2}$/),
  base64_url_safe_encode: (input) =>
    Buffer.from(print(input)).toString('base64').replace(/\+/g, '-').replace(/\//g, '_'),
  base64_url_safe_decode: (input) => base64Decode(print(input), /^[\w-]*={0,2}$/),
};
