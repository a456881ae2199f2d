import { routes, t } from '@vitrine/compiler/view.ts';
import { AccountNav } from '../../components/account/AccountNav.tsx';
import { OrderRow } from '../../components/account/orders/OrderRow.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import type { AccountOrdersProps } from './account-orders.schema.ts';

/** The order list (rules account-17, account-20): a ledger, newest first; each line opens to what was bought. */
export function AccountOrders({ refused, orders, paging }: AccountOrdersProps) {
  return (
    <div className="wrap account">
      <AccountNav current="account.orders" />
      <h1 className="account__title">{t('orders.title')}</h1>
      {refused && (
        <p className="errors small" role="alert">
          {refused}
        </p>
      )}
      {orders.length > 0 ? (
        <div className="ledger">
          <div className="ledger__head label muted" aria-hidden="true">
            <span>{t('orders.order')}</span>
            <span>{t('orders.date')}</span>
            <span>{t('orders.payment')}</span>
            <span>{t('orders.delivery')}</span>
            <span className="ledger__sum">{t('orders.total')}</span>
          </div>
          <ol className="ledger__list">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ol>
        </div>
      ) : (
        <div className="ledger-empty">
          <p className="display ledger-empty__text">
            {paging.current > 1 ? t('orders.page_empty') : t('orders.empty')}
          </p>
          <p className="muted">{paging.current > 1 ? t('orders.page_empty_text') : t('orders.empty_text')}</p>
          <p>
            <a
              className="button button--quiet"
              href={paging.current > 1 ? `${routes.account_url}?view=orders` : routes.all_products_collection_url}
            >
              {paging.current > 1 ? t('orders.first_page') : t('general.continue_shopping')}
            </a>
          </p>
        </div>
      )}
      {paging.total > 1 && <Pagination paging={paging} />}
    </div>
  );
}
