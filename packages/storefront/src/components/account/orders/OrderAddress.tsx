import type { PostalAddress } from '@vitrine/contract';

/** An address as it is written on a parcel. */
export function OrderAddress({ title, address }: { title: string; address: PostalAddress }) {
  return (
    <section className="order-address small">
      <h2 className="label muted">{title}</h2>
      <address>
        <span>{address.name}</span>
        {address.company && <span>{address.company}</span>}
        <span>{address.address1}</span>
        {address.address2 && <span>{address.address2}</span>}
        <span>{`${address.city} ${address.province} ${address.zip}`}</span>
        <span>{address.country}</span>
        {address.phone && <span className="tabular">{address.phone}</span>}
      </address>
    </section>
  );
}
