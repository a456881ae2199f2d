import { Html, routes, t } from '@vitrine/compiler/view.ts';
import type { CSSProperties } from 'react';
import { useWishList } from '../../components/wishes/use-wish-list.ts';
import { WishItem } from './WishItem.tsx';
import type { WishListProps } from './wish-list.schema.ts';

/** The shopper's saved products, newest first, each with buttons to add it to the cart and to remove it. */
export function WishList(props: WishListProps) {
  const { title, text, columns_desktop, columns_mobile, empty_text, link, link_label, has_accounts } = props;
  const list = useWishList();
  const { place } = list;
  return (
    <div className="wrap wishes">
      <div className="page-head">
        <h1>{title}</h1>
        {text && <Html className="prose muted" html={text} />}
        <noscript>
          <p>{t('wishes.scripts')}</p>
        </noscript>
        <p className="small muted wishes__place">
          {place === 'customer' ? (
            <span>{t('wishes.in_account')}</span>
          ) : place === 'browser' ? (
            <span>{t('wishes.in_browser')}</span>
          ) : place === 'page' ? (
            <span>{t('wishes.page_only')}</span>
          ) : null}
          {place !== null && place !== 'customer' && has_accounts && (
            <a className="link" href={routes.account_login_url}>
              {t('wishes.sign_in')}
            </a>
          )}
        </p>
        {(list.isUnread || list.areCardsFailed) && (
          <p className="small wishes__unread" role="alert">
            <span>{list.isUnread ? t('wishes.unread') : t('wishes.cards_failed')}</span>
            <button type="button" className="text-button link" onClick={list.tryAgain}>
              {t('wishes.try_again')}
            </button>
          </p>
        )}
        {list.isFailed && (
          <p className="small error" role="alert">
            {t('wishes.failed')}
          </p>
        )}
      </div>
      {list.entries.length > 0 && (
        <>
          <p className="small muted tabular wishes__count">
            {list.count > 0 && <span>{t('wishes.count', { count: list.count })}</span>}
          </p>
          <ul
            className="grid"
            style={{ '--columns-desktop': columns_desktop, '--columns-mobile': columns_mobile } as CSSProperties}
          >
            {list.entries.map((entry) => (
              <WishItem
                key={`${entry.wish.product}-${entry.wish.chosen ? entry.wish.variant : ''}`}
                {...entry}
                remove={list.remove}
                putBack={list.putBack}
              />
            ))}
          </ul>
        </>
      )}
      {list.hasMore && (
        <p className="center">
          <button type="button" className="button button--quiet" onClick={list.showMore}>
            {t('wishes.more')}
          </button>
        </p>
      )}
      {place !== null && list.entries.length === 0 && (
        <div className="wishes__empty">
          <p className="display">{empty_text || t('wishes.empty')}</p>
          <a className="button button--quiet" href={link || routes.all_products_collection_url}>
            {link_label || t('general.continue_shopping')}
          </a>
        </div>
      )}
    </div>
  );
}
