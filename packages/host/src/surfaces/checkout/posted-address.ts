import { asText, type Fields, isFields } from '../../gate/brackets.ts';
import type { AddressInput } from '../../shop/checkout/checkout.ts';
import type { FieldErrors } from '../../shop/checkout/errors.ts';
import { fieldSentence } from './sentences.ts';
import type { CheckoutTexts } from './texts.ts';

const NAMES: Record<string, keyof AddressInput> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  province: 'province',
  zip: 'zip',
  country: 'country',
  phone: 'phone',
};

/** The fields `{prefix}[first_name]` … of a form as an address. */
export function postedAddress(fields: Fields, prefix: string): AddressInput {
  const posted = fields[prefix];
  const address: AddressInput = {};
  if (!isFields(posted)) return address;
  for (const [name, key] of Object.entries(NAMES)) address[key] = asText(posted[name]) ?? '';
  return address;
}

/** What was typed, by the names of the form's fields, to show it again. */
export function postedValues(fields: Fields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const text = asText(value);
    if (text !== undefined) values[name] = text;
    if (isFields(value))
      for (const [key, entry] of Object.entries(value)) values[`${name}[${key}]`] = asText(entry) ?? '';
  }
  return values;
}

/** Field errors of the shop's rules as sentences by the names of the form's fields. */
export function postedErrors(texts: CheckoutTexts, fields: FieldErrors, prefix: string): Record<string, string> {
  const names = new Map(Object.entries(NAMES).map(([name, key]) => [key as string, name]));
  const errors: Record<string, string> = {};
  for (const [key, why] of Object.entries(fields)) {
    const name = names.get(key) ?? key;
    errors[name in NAMES ? `${prefix}[${name}]` : name] = fieldSentence(texts, name, why);
  }
  return errors;
}
