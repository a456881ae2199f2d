import { z } from 'zod';
import { PlainAddress } from '../../components/account/address/plain-address.schema.ts';

/** The forms of the address book without scripts, each open when the address of the page names it. */
export const AddressFormsProps = z.object({
  fresh: PlainAddress,
  changes: z.array(PlainAddress),
  /** The change that came back. */
  again: PlainAddress.nullable(),
});
export type AddressFormsProps = z.infer<typeof AddressFormsProps>;
