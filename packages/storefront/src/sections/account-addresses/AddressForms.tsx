import { PlainAddressForm } from '../../components/account/address/PlainAddressForm.tsx';
import type { AddressFormsProps } from './account-addresses.schema.ts';

/** The forms without scripts: one is shown when the address of the page names it, the one that came back at once. */
export function AddressForms({ fresh, changes, again }: AddressFormsProps) {
  return (
    <noscript data-address-forms="">
      <div className="wrap address-forms">
        {again && <PlainAddressForm stem="address-again" form={again} />}
        <PlainAddressForm stem="address-new" form={fresh} />
        {changes.map((change) => (
          <PlainAddressForm key={change.id} stem={`address-${change.id}`} form={change} />
        ))}
      </div>
    </noscript>
  );
}
