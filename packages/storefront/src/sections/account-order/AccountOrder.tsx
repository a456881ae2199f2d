import { routes, t } from '@vitrine/compiler/view.ts';
import { AccountNav } from '../../components/account/AccountNav.tsx';
import { BuyAgain } from '../../components/account/orders/BuyAgain.tsx';
import { OrderAddress } from '../../components/account/orders/OrderAddress.tsx';
import { OrderHistory } from '../../components/account/orders/OrderHistory.tsx';
import { OrderSums } from '../../components/account/orders/OrderSums.tsx';
import type { AccountOrderProps } from '../../components/account/orders/order.schema.ts';
import { OrderedLine } from './OrderedLine.tsx';

/** The page of one order: what was bought, what it came to, what has happened to it. Prints as a plain sheet. */
export function AccountOrder(order: AccountOrderProps) {
  return (
    <div className="wrap account order-page">
      <AccountNav current="account.orders" within />
      <div className="order-page__head">
        <p className="small order-page__back">
          <a className="link" href={`${routes.account_url}?view=orders`}>
            {t('orders.back')}
          </a>
        </p>
        <h1 className="account__title">{t('orders.order_title', { name: order.name })}</h1>
        <p className="muted order-page__facts">
          <time dateTime={order.datetime}>{order.date}</time>
          <span>{order.financial_status_label}</span>
          {!order.history.cancelled && <span>{order.fulfillment_status_label}</span>}
        </p>
        {order.history.cancelled && (
          <p className="note-banner small order-page__cancelled">
            {t('orders.cancelled_because', {
              date: order.history.cancelled.date,
              reason: order.history.cancelled.reason,
            })}
          </p>
        )}
      </div>
      {order.refused && (
        <p className="errors small" role="alert">
          {order.refused}
        </p>
      )}
      <div className="order-page__main">
        <section className="order-page__lines" aria-label={t('orders.pieces_title')}>
          <h2 className="visually-hidden">{t('orders.pieces_title')}</h2>
          <ul className="pieces pieces--lines">
            {order.pieces.map((line) => (
              <OrderedLine key={line.id} line={line} />
            ))}
          </ul>
          <div className="order-page__end">
            <OrderSums order={order} />
            <BuyAgain name={order.name} pieces={order.pieces} count={order.again_count} />
          </div>
          {order.note && (
            <div className="order-page__note small">
              <h2 className="label muted">{t('orders.note')}</h2>
              <p>{order.note}</p>
            </div>
          )}
        </section>
        <div className="order-page__side">
          <section>
            <h2 className="label muted">{t('orders.history')}</h2>
            <OrderHistory history={order.history} />
          </section>
          {order.shipping_address && (
            <OrderAddress title={t('orders.shipping_address')} address={order.shipping_address} />
          )}
          {order.billing_address && (
            <OrderAddress title={t('orders.billing_address')} address={order.billing_address} />
          )}
          <section className="small order-address">
            <h2 className="label muted">{t('orders.contact')}</h2>
            <p>{order.email}</p>
            {order.confirmation && (
              <p className="muted tabular">{t('orders.confirmation', { number: order.confirmation })}</p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
