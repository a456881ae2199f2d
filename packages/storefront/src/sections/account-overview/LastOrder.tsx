import { routes, t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { AccountOverviewProps } from './account-overview.schema.ts';

/** The newest order with its pieces, and the way to all of them; to who has not ordered yet, where to begin. */
export function LastOrder({ order, count }: { order: AccountOverviewProps['order']; count: number }) {
  return (
    <section className="last-order" aria-labelledby="last-order-title">
      <h2 className="label muted" id="last-order-title">
        {order ? t('account_area.last_order') : t('account_area.orders')}
      </h2>
      {order ? (
        <>
          <div className="last-order__head">
            <p className="display last-order__name">
              <a className="last-order__link" href={order.url}>
                {t('account_area.order_named', { name: order.name })}
              </a>
            </p>
            <p className="last-order__facts small">
              <time dateTime={order.datetime}>{order.date}</time>
              <span>{t('account_area.pieces', { count: order.item_count })}</span>
              <span className="tabular">{order.total}</span>
            </p>
          </div>
          <p className="last-order__state">
            {order.cancelled ? (
              <span className="last-order__pill error">
                {t('account_area.cancelled_on', { date: order.cancelled })}
              </span>
            ) : (
              <span className="last-order__pill">{order.fulfillment_status_label}</span>
            )}
            <span className="last-order__pill">{order.financial_status_label}</span>
          </p>
          <ul className="last-order__pieces">
            {order.pieces.map((piece) => (
              <li key={piece.id}>
                <span className="media last-order__picture">
                  {piece.image && (
                    <Picture image={piece.image} sizes="(min-width: 1024px) 20vw, (min-width: 768px) 40vw, 44vw" />
                  )}
                </span>
                <span className="last-order__title small">
                  {piece.title}
                  {piece.variant_title && <span className="muted">{piece.variant_title}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className="last-order__ways">
            <a className="button button--quiet" href={order.url}>
              {t('account_area.see_order')}
            </a>
            {count > 1 && (
              <a className="link small overview__way" href={`${routes.account_url}?view=orders`}>
                {t('account_area.all_orders', { count })}
              </a>
            )}
          </p>
        </>
      ) : (
        <div className="last-order__none">
          <p className="display last-order__name">{t('account_area.no_order')}</p>
          <p className="overview__text">{t('account_area.no_order_text')}</p>
          <p>
            <a className="button" href={routes.all_products_collection_url}>
              {t('account_area.begin')}
            </a>
          </p>
        </div>
      )}
    </section>
  );
}
