import { LiquidError } from '../runtime/error.ts';
import { toText } from '../values/print.ts';
import { type Filter, type FilterTable, method } from './filter.ts';

/** Bytes at a time when a text is made of them. */
const CHUNK = 0x8000;

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}

/** Whole groups of four, padded, with nothing left over in the last character. */
const STRICT = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z\d+/][AQgw]==)?$/;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes that are no UTF-8 stay bytes: each is the character of its number. */
function decode(text: string, filter: string): string {
  if (!STRICT.test(text)) throw new LiquidError(`invalid base64 provided to ${filter}`);
  const binary = atob(text);
  try {
    return UTF8.decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return binary;
  }
}

/** Padding may be left out. */
const urlSafeDecode: Filter = (input) => {
  const text = toText(input);
  const padded = text.endsWith('=') ? text : text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  return decode(padded.replaceAll('-', '+').replaceAll('_', '/'), 'base64_url_safe_decode');
};

export const base64Filters: FilterTable = {
  base64_encode: method(0, 0, (input) => encode(toText(input))),
  base64_decode: method(0, 0, (input) => decode(toText(input), 'base64_decode')),
  base64_url_safe_encode: method(0, 0, (input) => encode(toText(input)).replaceAll('+', '-').replaceAll('/', '_')),
  base64_url_safe_decode: method(0, 0, urlSafeDecode),
};
