import { z } from 'zod';
import { Paging } from './paging.schema.ts';

/** What an address form asks for, by the platform's names; empty: nothing was said. */
export const AddressFields = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  /** The platform's name of it. */
  country: z.string(),
  province: z.string(),
  zip: z.string(),
  phone: z.string(),
});
export type AddressFields = z.infer<typeof AddressFields>;

/** A field that the platform refused, and why: the end of a sentence that its label begins. `form` is for the whole. */
export const AddressError = z.object({ field: z.string(), message: z.string() });
export type AddressError = z.infer<typeof AddressError>;

/** An address of the customer. */
export const SavedAddress = AddressFields.extend({
  id: z.string(),
  /** Where it is changed and deleted. */
  url: z.string(),
  is_default: z.boolean(),
  /** HTML: its lines as its country writes them. */
  lines: z.string(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** An address form that came back: what was typed, and what was wrong with it. */
export const RefusedAddress = z.object({
  /** `new`, or the id of the address it changes. */
  id: z.string(),
  makes_default: z.boolean(),
  fields: AddressFields,
  errors: z.array(AddressError),
});
export type RefusedAddress = z.infer<typeof RefusedAddress>;

/** The address book of the account area (rule account-3). */
export const AccountAddressesProps = z.object({
  /** One page of them, the default first. */
  addresses: z.array(SavedAddress),
  /** Over all pages. */
  count: z.int(),
  /** The form of the last post where it was refused. */
  refused: RefusedAddress.nullable(),
  /** Whether the last post was taken. */
  saved: z.boolean(),
  paging: Paging,
});
export type AccountAddressesProps = z.infer<typeof AccountAddressesProps>;

/** A part of a country: what the form sends, and what the shopper reads. */
export const Province = z.object({ value: z.string(), label: z.string() });
export type Province = z.infer<typeof Province>;

/** An entry of the country list (rule data-29): the form sends the country's name. No provinces: the state is not asked for (rule account-9). */
export const Country = z.object({ name: z.string(), provinces: z.array(Province) });
export type Country = z.infer<typeof Country>;
