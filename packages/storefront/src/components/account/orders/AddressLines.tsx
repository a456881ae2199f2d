import type { PostalAddress } from './order.schema.ts';

/** An address as it is written on a parcel; each part stands in a line of its own. */
export function AddressLines({ address }: { address: PostalAddress }) {
  return (
    <>
      <span>{address.name}</span>
      {address.company && <span>{address.company}</span>}
      <span>{address.address1}</span>
      {address.address2 && <span>{address.address2}</span>}
      <span>{`${address.city} ${address.province} ${address.zip}`}</span>
      <span>{address.country}</span>
    </>
  );
}
