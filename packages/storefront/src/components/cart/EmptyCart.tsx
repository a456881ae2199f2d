import { routes, t } from '@vitrine/compiler/view.ts';
import type { CSSProperties } from 'react';
import { Picture } from '../ui/Picture.tsx';
import type { EmptyCartContent } from './cart-view.schema.ts';

/** A bag with nothing in it, and somewhere to go from there (rules cart-16, cart-17). */
export function EmptyCart({ empty, sizes }: { empty: EmptyCartContent; sizes: string }) {
  return (
    <div className="bag-empty">
      <p className="display bag-empty__text">{t('cart.empty')}</p>
      {empty.image ? (
        <a className="bag-empty__promo media" href={empty.link || routes.all_products_collection_url}>
          <Picture image={empty.image} sizes={sizes} />
          <span className="display bag-empty__caption" style={{ color: empty.color } as CSSProperties}>
            {empty.text}
          </span>
        </a>
      ) : (
        <p>
          <a className="button button--quiet" href={empty.link || routes.all_products_collection_url}>
            {empty.text || t('general.continue_shopping')}
          </a>
        </p>
      )}
    </div>
  );
}
