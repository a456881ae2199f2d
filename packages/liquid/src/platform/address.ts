import { escapeHtml } from '../filters/escape.ts';
import { toText } from '../values/print.ts';
import { readMember } from '../values/property.ts';
import type { PlatformFilterTable } from './filter.ts';

/** Countries that write the postal code before the city, ISO codes. */
const CODE_FIRST = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU MC NL NO PL PT RO RS SE SI SK TR'.split(' '),
);
/** Countries that write no province. */
const NO_PROVINCE = new Set('AT BE CH CZ DE DK FI FR GB IS LU NL NO PL PT SE'.split(' '));

/** The country in the language of the page; in English as the platform calls it. */
function countryIn(locale: string, code: string, name: string): string {
  if (locale.startsWith('en') || !/^[A-Z]{2}$/.test(code)) return name;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? name;
}

/** The lines of a postal address, in the order its country writes them. */
function addressLines(address: unknown, locale: string): string[] {
  const field = (name: string) => toText(readMember(address, name)).trim();
  const code = field('country_code');
  // Codes made of the country's and a number (`JP-13`) are never printed.
  const short = field('province_code');
  const province = NO_PROVINCE.has(code) ? '' : short.includes('-') ? field('province') : short || field('province');
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
    countryIn(locale, code, field('country')),
  ];
  return lines.filter(Boolean);
}

export const addressFilters: PlatformFilterTable = {
  format_address: (input, _, __, { host: services }) =>
    `<p>${addressLines(input, services.locale).map(escapeHtml).join('<br>')}</p>`,
};
