import { t } from '@vitrine/compiler/view.ts';
import type { OrderTracking } from './order.schema.ts';

/** Where the parcels of an order can be followed: company and number (rule account-18). */
export function TrackingLinks({ tracking, untold }: { tracking: OrderTracking[]; untold: OrderTracking[] }) {
  return (
    <ul className="order__parcels small">
      {tracking.map((parcel) => (
        <li key={parcel.number}>
          <TrackingLink parcel={parcel} />
        </li>
      ))}
      {untold.map((parcel) => (
        <li key={parcel.url}>
          <TrackingLink parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

/** One parcel's page at its carrier. */
export function TrackingLink({ parcel }: { parcel: OrderTracking }) {
  return (
    <a className="order__track" href={parcel.url} rel="noreferrer">
      <span className="link">{parcel.company || t('orders.track')}</span>
      {parcel.number && <span className="muted tabular">{parcel.number}</span>}
    </a>
  );
}
