import type { AddressFields } from '../../../domain/address.schema.ts';
import { provincesOf } from './address-picker.ts';
import type { CountryOption } from './country-options.ts';
import { hasZip } from './country-rules.ts';

export type AddressField = keyof AddressFields;

/** No field has anything, or nothing is wrong with any. */
export const NO_ADDRESS: AddressFields = {
  first_name: '',
  last_name: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  country: '',
  province: '',
  zip: '',
  phone: '',
};

export const isAddressField = (name: string): name is AddressField => Object.hasOwn(NO_ADDRESS, name);

export const fieldNames = Object.keys(NO_ADDRESS).filter(isAddressField);

/** The fields alone, of an address that says more. */
export const fieldsOnly = (address: AddressFields): AddressFields => {
  const fields = { ...NO_ADDRESS };
  for (const name of fieldNames) fields[name] = address[name];
  return fields;
};

export const sameFields = (a: AddressFields, b: AddressFields): boolean =>
  fieldNames.every((name) => a[name] === b[name]);

/** Fields that can be left empty everywhere. */
const OPTIONAL: readonly AddressField[] = ['first_name', 'company', 'address2', 'phone'];

/** Whether the field must be filled in: the state only where the country has any (rule account-10), the postal code where addresses have one. */
export function isRequired(field: AddressField, country: string, countries: readonly CountryOption[]): boolean {
  if (field === 'province') return provincesOf(countries, country).required;
  if (field === 'zip') return hasZip(country);
  return !OPTIONAL.includes(field);
}

/** What is required and empty. */
export const missingFields = (fields: AddressFields, countries: readonly CountryOption[]): AddressField[] =>
  fieldNames.filter((name) => fields[name].trim() === '' && isRequired(name, fields.country, countries));
