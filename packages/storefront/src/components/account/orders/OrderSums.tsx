import { t } from '@vitrine/compiler/view.ts';
import type { AccountOrderProps } from './order.schema.ts';

/** What an order came to, in the currency it was paid in. */
export function OrderSums({ order }: { order: AccountOrderProps }) {
  return (
    <dl className="summary tabular order-sums">
      <div className="summary__row">
        <dt>{t('orders.subtotal')}</dt>
        <dd>{order.subtotal}</dd>
      </div>
      {order.discounts.map((discount, index) => (
        <div key={index} className="summary__row">
          <dt>{t('orders.discount', { title: discount.title })}</dt>
          <dd>{`−${discount.amount}`}</dd>
        </div>
      ))}
      {order.shipping.map((method, index) => (
        <div key={index} className="summary__row">
          <dt>{t('orders.shipping', { title: method.title })}</dt>
          <dd>{method.amount ?? t('orders.free')}</dd>
        </div>
      ))}
      {order.taxes.map((tax, index) => (
        <div key={index} className="summary__row">
          <dt>{`${tax.title}, ${tax.percentage}%`}</dt>
          <dd>{tax.amount}</dd>
        </div>
      ))}
      <div className="summary__row order-sums__total">
        <dt>{t('orders.total')}</dt>
        <dd>{order.total}</dd>
      </div>
      {order.gift_cards.map((card, index) => (
        <div key={index} className="summary__row">
          <dt>{t('orders.gift_card')}</dt>
          <dd>{`−${card.amount}`}</dd>
        </div>
      ))}
      {order.refunded && (
        <div className="summary__row">
          <dt>{t('orders.refunded')}</dt>
          <dd>{`−${order.refunded}`}</dd>
        </div>
      )}
    </dl>
  );
}
