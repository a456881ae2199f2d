import { toNumber } from '../values/number.ts';
import { toText } from '../values/print.ts';
import type { PlatformFilter, PlatformFilterTable } from './filter.ts';

/** `Élan & Co.` becomes `elan-co`: letters and digits of any script, accents off the Latin ones. */
export function handleize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=[a-zA-Z])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’"]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function camelize(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

const handle: PlatformFilter = (input) => handleize(toText(input));
const camel: PlatformFilter = (input) => camelize(toText(input));

export const handleFilters: PlatformFilterTable = {
  handle,
  handleize: handle,
  handle_from: handle,
  camelize: camel,
  camelcase: camel,
  /** `2 | pluralize: 'item', 'items'` */
  pluralize: (input, [singular, plural]) => toText(toNumber(input) === 1 ? singular : plural),
  /** `ABCD EFGH`: a gift card's code in groups of four. */
  format_code: (input) =>
    toText(input)
      .replace(/\s+/g, '')
      .toUpperCase()
      .match(/.{1,4}/g)
      ?.join(' ') ?? '',
};
