import type { FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import { escapeHtml } from './escape.ts';

/** Countries that write the postal code before the city, ISO codes. */
const CODE_FIRST = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NL NO PL PT RO RS SE SI SK TR'.split(' '),
);
/** Countries that write no province. */
const NO_PROVINCE = new Set('AT BE CH CZ DE DK FI FR GB IS LU NL NO PL PT SE'.split(' '));

/** The lines of a postal address, in the order its country writes them. */
export function addressLines(address: unknown): string[] {
  const field = (name: string) => print(readMember(address, name)).trim();
  const code = field('country_code');
  const province = NO_PROVINCE.has(code) ? '' : field('province_code') || field('province');
  const place = CODE_FIRST.has(code)
    ? [field('zip'), field('city'), province]
    : [field('city'), province, field('zip')];
  const name = field('name') || `${field('first_name')} ${field('last_name')}`.trim();
  const lines = [
    name,
    field('company'),
    field('address1'),
    field('address2'),
    place.filter(Boolean).join(' '),
    field('country'),
  ];
  return lines.filter(Boolean);
}

export const addressFilters: FilterTable = {
  format_address: (input) => `<p>${addressLines(input).map(escapeHtml).join('<br>')}</p>`,
};
