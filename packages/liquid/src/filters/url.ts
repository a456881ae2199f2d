import { LiquidError } from '../runtime/error.ts';
import { toText } from '../values/print.ts';
import { type FilterTable, method } from './filter.ts';

/** As a form encodes it: a space is `+`, letters, digits and `-._~` stay. */
export function urlEncode(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  return encoded.replace(/%20|[!'()*]/g, (found) =>
    found === '%20' ? '+' : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const ENCODED = /(?:%[\da-fA-F]{2})+/g;

/** A plus is a space, but not the last character behind a per cent sign. */
const PLUS = /\+(?<!%\+$)/g;

/**
 * The text a form encoded; `%` without two digits stays.
 * @throws LiquidError if the bytes are no UTF-8
 */
export function urlDecode(text: string): string {
  try {
    return text.replace(PLUS, ' ').replace(ENCODED, decodeURIComponent);
  } catch {
    throw new LiquidError('invalid byte sequence in UTF-8');
  }
}

export const urlFilters: FilterTable = {
  url_encode: method(0, 0, (input) => (input === undefined || input === null ? input : urlEncode(toText(input)))),
  url_decode: method(0, 0, (input) => (input === undefined || input === null ? input : urlDecode(toText(input)))),
};
