/** `data/text.ts` on plain values: the filters themselves. */
import { readPath } from './lists.ts';
import { filtered } from './page.ts';

/** A filter that returns a text; the empty text for nil. */
const asText = (x: unknown, name: string, ...args: unknown[]): string => (filtered(x, name, args) ?? '') as string;
const asNumber = (x: unknown, name: string, ...args: unknown[]): number => filtered(x, name, args) as number;

type Value = string | number | null | undefined;

export const date = (x: Value, format: string): string => asText(x, 'date', format);
export const namedDate = (x: Value, name: string): string =>
  (filtered(x, 'date', [], { format: name }) ?? '') as string;
export const handleize = (x: Value): string => asText(x, 'handleize');
export const stripHtml = (x: Value): string => asText(x, 'strip_html');
export const strip = (x: Value): string => asText(x, 'strip');
export const truncate = (x: Value, length: number, ellipsis = '…'): string => asText(x, 'truncate', length, ellipsis);
export const truncateWords = (x: Value, words: number, ellipsis = '…'): string =>
  asText(x, 'truncatewords', words, ellipsis);
export const append = (x: Value, end: Value): string => asText(x, 'append', end);
export const prepend = (x: Value, start: Value): string => asText(x, 'prepend', start);
export const replace = (x: Value, search: string, replacement: Value): string =>
  asText(x, 'replace', search, replacement);
export const remove = (x: Value, part: Value): string => asText(x, 'remove', part);
export const upcase = (x: Value): string => asText(x, 'upcase');
export const downcase = (x: Value): string => asText(x, 'downcase');
export const capitalize = (x: Value): string => asText(x, 'capitalize');
export const urlEncode = (x: Value): string => asText(x, 'url_encode');
export const newlineToBr = (x: Value): string => asText(x, 'newline_to_br');
export const escapeHtml = (x: Value): string => asText(x, 'escape');
export const metafieldTag = (x: unknown): string => asText(x, 'metafield_tag');
export const paymentBadge = (x: string): string => asText(x, 'payment_type_svg_tag');
export const formatAddress = (x: unknown): string => asText(x, 'format_address');
export const moneyWithCurrency = (x: number): string => asText(x, 'money_with_currency');
export const currencyCode = (x: number): string | null =>
  (readPath({ x }, 'x.currency.iso_code') ?? null) as string | null;
export const assetUrl = (name: string): string => asText(name, 'asset_url');
export const string = (x: unknown): string => asText(x, 'append', '');
export const colorContrast = (x: unknown, y: unknown): number => number(asText(x, 'color_contrast', y));

export const plus = (x: number, y: number): number => asNumber(x, 'plus', y);
export const minus = (x: number, y: number): number => asNumber(x, 'minus', y);
export const times = (x: number, y: number): number => asNumber(x, 'times', y);
export const dividedBy = (x: number, y: number): number => asNumber(x, 'divided_by', y);
export const modulo = (x: number, y: number): number => asNumber(x, 'modulo', y);
export const atLeast = (x: number, y: number): number => asNumber(x, 'at_least', y);
export const atMost = (x: number, y: number): number => asNumber(x, 'at_most', y);
export const round = (x: number, digits = 0): number => asNumber(x, 'round', digits);
export const floor = (x: number): number => asNumber(x, 'floor');
export const ceil = (x: number): number => asNumber(x, 'ceil');
export const number = (x: Value): number => asNumber(x, 'times', 1);
