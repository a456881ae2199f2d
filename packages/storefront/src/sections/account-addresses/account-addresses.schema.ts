import { z } from 'zod';
import { AddressFields } from '../../domain/address.schema.ts';

/** A form as it is without scripts. */
export const PlainAddress = z.object({
  /** `new`, or the id of the address. */
  id: z.string(),
  url: z.string(),
  /** Begins the heading of the form that changes an address; empty for a new one. */
  title: z.string(),
  is_default: z.boolean(),
  fields: AddressFields,
  /** Whether it came back: then it is open. */
  refused: z.boolean(),
  /** What was wrong with the whole; empty: nothing. */
  problem: z.string(),
  /** What was wrong with each field; empty: nothing. */
  wrong: AddressFields,
  /** HTML: the options of its country list. */
  countries: z.string(),
  /** HTML: the options of its list of provinces, below their countries. */
  provinces: z.string(),
});
export type PlainAddress = z.infer<typeof PlainAddress>;

/** The forms of the address book without scripts, each open when the address of the page names it. */
export const AddressFormsProps = z.object({
  fresh: PlainAddress,
  changes: z.array(PlainAddress),
  /** The change that came back. */
  again: PlainAddress.nullable(),
});
export type AddressFormsProps = z.infer<typeof AddressFormsProps>;
