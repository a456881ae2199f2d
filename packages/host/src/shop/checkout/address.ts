import { findCountry, findProvince } from '../markets/countries.ts';
import type { Address } from '../markets/types-shop.ts';
import { fail, ok, type Result } from '../result.ts';
import type { FieldErrors } from './errors.ts';

/** An address form as it was posted; the country and province by name or code. */
export interface AddressInput {
  firstName?: string;
  lastName?: string;
  company?: string;
  address1?: string;
  address2?: string;
  city?: string;
  province?: string;
  zip?: string;
  country?: string;
  phone?: string;
}

const MAX_LENGTH = 255;

/** Postal codes that can be validated; in other countries any code is accepted. */
const zipShapes: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  AU: /^\d{4}$/,
};

const fields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'zip',
  'country',
  'phone',
] as const;

export function isBlankAddress(input: AddressInput): boolean {
  return fields.every((field) => field === 'country' || (input[field] ?? '').trim() === '');
}

/** What was typed, right or wrong, no longer than a field of the form takes. */
export function typedAddress(input: AddressInput): AddressInput {
  return Object.fromEntries(fields.map((field) => [field, (input[field] ?? '').slice(0, MAX_LENGTH)]));
}

/**
 * Checks an address: last name, street, city and country must be there, the province where the country has any, the postal
 * code where it has one. `countries` are the codes that are sold to; null takes any.
 */
export function checkAddress(
  input: AddressInput,
  countries: readonly string[] | null,
): Result<Omit<Address, 'id'>, FieldErrors> {
  const errors: FieldErrors = {};
  const text = Object.fromEntries(fields.map((field) => [field, (input[field] ?? '').trim()])) as Record<
    (typeof fields)[number],
    string
  >;
  for (const field of fields) if (text[field].length > MAX_LENGTH) errors[field] = 'too_long';
  for (const field of ['lastName', 'address1', 'city', 'country'] as const)
    if (text[field] === '') errors[field] = 'blank';
  const country = findCountry(text.country);
  if (text.country !== '' && (!country || (countries && !countries.includes(country.code))))
    errors.country = 'not_found';
  const province = country && findProvince(country, text.province);
  if (country && country.provinces.length > 0 && !province)
    errors.province = text.province === '' ? 'blank' : 'not_found';
  if (country && !country.zipOptional) {
    if (text.zip === '') errors.zip = 'blank';
    else if (!(zipShapes[country.code]?.test(text.zip) ?? text.zip.length <= 20)) errors.zip = 'invalid';
  }
  if (text.phone !== '' && !/^\+?[\d\s().-]{5,30}(x\d{1,6})?$/.test(text.phone)) errors.phone = 'invalid';
  if (!country || Object.keys(errors).length > 0) return fail(errors);
  return ok({
    ...text,
    country: country.name,
    countryCode: country.code,
    province: province?.name ?? '',
    provinceCode: province?.code ?? '',
  });
}
