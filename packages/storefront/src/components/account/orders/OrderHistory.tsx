import { t } from '@vitrine/compiler/view.ts';
import type { OrderHistory as History } from './order.schema.ts';
import { TrackingLink } from './TrackingLinks.tsx';

/** What happened to an order, with the day of each: only what the order knows. */
export function OrderHistory({ history }: { history: History }) {
  return (
    <ol className="history small">
      <li className="history__step">
        <p className="history__what">{t('orders.placed')}</p>
        <time className="muted" dateTime={history.placed.datetime}>
          {history.placed.date}
        </time>
      </li>
      {history.paid && (
        <li className="history__step">
          <p className="history__what">{t('orders.paid')}</p>
          <time className="muted" dateTime={history.paid.datetime}>
            {history.paid.date}
          </time>
        </li>
      )}
      {history.parcels.map((parcel, index) => (
        <li key={index} className="history__step">
          <p className="history__what">{t('orders.sent')}</p>
          <time className="muted" dateTime={parcel.datetime}>
            {parcel.date}
          </time>
          {parcel.url ? (
            <TrackingLink parcel={parcel} />
          ) : (
            (parcel.company || parcel.number) && (
              <p className="order__track">
                <span>{parcel.company}</span>
                {parcel.number && <span className="muted tabular">{parcel.number}</span>}
              </p>
            )
          )}
        </li>
      ))}
      {history.refunds.map((refund, index) => (
        <li key={index} className="history__step">
          <p className="history__what">{t('orders.refunded_amount', { amount: refund.amount })}</p>
          <time className="muted" dateTime={refund.datetime}>
            {refund.date}
          </time>
        </li>
      ))}
      {history.cancelled && (
        <li className="history__step history__step--end">
          <p className="history__what">{t('orders.cancelled')}</p>
          <time className="muted" dateTime={history.cancelled.datetime}>
            {history.cancelled.date}
          </time>
          {history.cancelled.reason && <p className="muted">{history.cancelled.reason}</p>}
        </li>
      )}
    </ol>
  );
}
