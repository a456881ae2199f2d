/** Helpers of `data` for texts, numbers and dates: each is a Liquid filter. */

import { filter } from '../expression/filter.ts';
import { nodeOf } from '../expression/node.ts';
import { member } from '../expression/value.ts';

const asText = (x: unknown, name: string, ...args: unknown[]): string =>
  filter(x, name, args, {}, { type: 'string', isOwnAddress: KEEPS_ADDRESS.has(name) && isOwnAddress(x) }) as string;
/** Filters that turn an address of the platform into another one of the platform. */
const KEEPS_ADDRESS = new Set(['replace', 'append', 'remove']);
const isOwnAddress = (x: unknown): boolean => {
  const node = nodeOf(x);
  if (node?.kind === 'branch') return isOwnAddress(node.yes) && isOwnAddress(node.no);
  return node?.kind === 'path' ? node.isOwnAddress === true : typeof x === 'string' && x.startsWith('/');
};
const asNumber = (x: unknown, name: string, ...args: unknown[]): number =>
  filter(x, name, args, {}, 'number') as number;

type MaybeText = string | number | null | undefined;

/** A date of the platform by a strftime format (`%B %d, %Y`), in the shop's time zone. */
export const date = (x: string | null | undefined, format: string): string => asText(x, 'date', format);
/** A date by a format of the theme: `date_formats.{name}` in its locales. */
export const namedDate = (x: string | null | undefined, name: string): string =>
  filter(x, 'date', [], { format: name }, 'string') as string;
export const handleize = (x: MaybeText): string => asText(x, 'handleize');
export const stripHtml = (x: MaybeText): string => asText(x, 'strip_html');
export const strip = (x: MaybeText): string => asText(x, 'strip');
/** Shortens to `length` characters, the ellipsis included. */
export const truncate = (x: MaybeText, length: number, ellipsis = '…'): string =>
  asText(x, 'truncate', length, ellipsis);
export const truncateWords = (x: MaybeText, words: number, ellipsis = '…'): string =>
  asText(x, 'truncatewords', words, ellipsis);
export const append = (x: MaybeText, end: MaybeText): string => asText(x, 'append', end);
export const prepend = (x: MaybeText, start: MaybeText): string => asText(x, 'prepend', start);
export const replace = (x: MaybeText, search: string, replacement: MaybeText): string =>
  asText(x, 'replace', search, replacement);
export const remove = (x: MaybeText, part: MaybeText): string => asText(x, 'remove', part);
export const upcase = (x: MaybeText): string => asText(x, 'upcase');
export const downcase = (x: MaybeText): string => asText(x, 'downcase');
export const capitalize = (x: MaybeText): string => asText(x, 'capitalize');
export const urlEncode = (x: MaybeText): string => asText(x, 'url_encode');
export const newlineToBr = (x: MaybeText): string => asText(x, 'newline_to_br');
export const escapeHtml = (x: MaybeText): string => asText(x, 'escape');
/** HTML of a rich text metafield. */
export const metafieldTag = (x: unknown): string => asText(x, 'metafield_tag');
/** The badge of a payment type, as inline SVG with its name. */
export const paymentBadge = (x: string): string => asText(x, 'payment_type_svg_tag');
/** HTML of a postal address, in its country's format. */
export const formatAddress = (x: unknown): string => asText(x, 'format_address');
/** Money in the long format of its own currency, which for an order may be another than the page's. */
export const moneyWithCurrency = (x: number): string => asText(x, 'money_with_currency');
/** The ISO code of an order amount's currency; null if that is the page's currency. */
export const currencyCode = (x: number): string | null =>
  member(member(x, 'currency', 'object'), 'iso_code', { type: 'string', nullable: true }) as unknown as string | null;
/** Contrast ratio of two colors (WCAG), 1 to 21, with one digit. */
export const colorContrast = (x: unknown, y: unknown): number => number(asText(x, 'color_contrast', y));
/** Address of an asset of the theme. */
export const assetUrl = (name: string): string => asText(name, 'asset_url');
/** The platform's text form of any value: ids and numbers as strings. A whole `number_decimal` is `2.0` there, as Liquid prints it. */
export const string = (x: unknown): string => asText(x, 'append', '');

export const plus = (x: number, y: number): number => asNumber(x, 'plus', y);
export const minus = (x: number, y: number): number => asNumber(x, 'minus', y);
export const times = (x: number, y: number): number => asNumber(x, 'times', y);
/** Division; for whole numbers without remainder, as in Liquid: pass a float (`100.0`) for a fraction. */
export const dividedBy = (x: number, y: number): number => asNumber(x, 'divided_by', y);
export const modulo = (x: number, y: number): number => asNumber(x, 'modulo', y);
export const atLeast = (x: number, y: number): number => asNumber(x, 'at_least', y);
export const atMost = (x: number, y: number): number => asNumber(x, 'at_most', y);
export const round = (x: number, digits = 0): number => asNumber(x, 'round', digits);
export const floor = (x: number): number => asNumber(x, 'floor');
export const ceil = (x: number): number => asNumber(x, 'ceil');
/** The number in a text; 0 without one. */
export const number = (x: MaybeText): number => asNumber(x, 'times', 1);
