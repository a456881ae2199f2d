import { AddressLines } from './AddressLines.tsx';
import type { PostalAddress } from './order.schema.ts';

/** Where an order goes, or who pays for it. */
export function OrderAddress({ title, address }: { title: string; address: PostalAddress }) {
  return (
    <section className="order-address small">
      <h2 className="label muted">{title}</h2>
      <address>
        <AddressLines address={address} />
        {address.phone && (
          <span>
            <span className="tabular" dir="ltr">
              {address.phone}
            </span>
          </span>
        )}
      </address>
    </section>
  );
}
