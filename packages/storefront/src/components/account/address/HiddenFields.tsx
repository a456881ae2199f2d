import type { AddressFields } from '../../../domain/address.schema.ts';

/** What the platform's `customer_address` form sends unseen (docs/platform.md: forms, customer accounts). */
export function HiddenFields({ method }: { method: '' | 'put' | 'delete' }) {
  return (
    <>
      <input type="hidden" name="form_type" value="customer_address" />
      <input type="hidden" name="utf8" value="✓" />
      {method && <input type="hidden" name="_method" value={method} />}
    </>
  );
}

/** A whole address, unseen: a change of one thing sends the others with it. */
export function HiddenAddress({ fields }: { fields: AddressFields }) {
  return (
    <>
      <input type="hidden" name="address[first_name]" value={fields.first_name} />
      <input type="hidden" name="address[last_name]" value={fields.last_name} />
      <input type="hidden" name="address[company]" value={fields.company} />
      <input type="hidden" name="address[address1]" value={fields.address1} />
      <input type="hidden" name="address[address2]" value={fields.address2} />
      <input type="hidden" name="address[city]" value={fields.city} />
      <input type="hidden" name="address[country]" value={fields.country} />
      <input type="hidden" name="address[province]" value={fields.province} />
      <input type="hidden" name="address[zip]" value={fields.zip} />
      <input type="hidden" name="address[phone]" value={fields.phone} />
    </>
  );
}
