import { Html, t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef } from 'react';
import { CartLines } from '../../components/cart/CartLines.tsx';
import { cartLine } from '../../components/cart/cart-line.ts';
import type { CartViewProps } from '../../components/cart/cart-view.schema.ts';
import { EmptyCart } from '../../components/cart/EmptyCart.tsx';
import { LazyUndo } from '../../components/cart/LazyUndo.tsx';
import { productUrl } from '../../components/cart/recommendations/product-url.ts';
import { Recommendations } from '../../components/cart/recommendations/Recommendations.tsx';
import { RecommendationsSkeleton } from '../../components/cart/recommendations/RecommendationsSkeleton.tsx';
import { useRecommended } from '../../components/cart/recommendations/use-recommended.ts';
import { ScrollHint } from '../../components/cart/ScrollHint.tsx';
import { LazySavedLines } from '../../components/cart/saved/LazySavedLines.tsx';
import { useCartView } from '../../components/cart/use-cart-view.ts';
import { useDeferredContent } from '../../components/dialog/use-deferred-content.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { useCartSummary } from '../../state/cart/use-cart-summary.ts';
import { CART_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { Checkout } from './Checkout.tsx';

/** What the drawer holds: the note, the lines, the sums, what goes with them. */
export default function DrawerPanel({
  open,
  note_banner,
  empty,
  recommendations_heading,
  recommendations,
}: CartViewProps & { open: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const standing = useDeferredContent(open);
  const bag = useCartView('dialog', list);
  const { visible, status } = bag;
  const recommended = useRecommended(standing ? visible : null, recommendations, [], bag.removed);
  const known = useCartSummary((state) => state.count);
  // What is not known is not said to be nothing.
  const count = visible ? visible.item_count : status === 'failed' ? 0 : known;
  const { forget } = bag;
  useEffect(() => {
    if (!open) forget();
  }, [open, forget]);
  return (
    <>
      <div className="drawer__main">
        <div className="drawer__head">
          <h2 id="cart-drawer-title" className="drawer__title">
            {visible || count > 0 ? t('cart.title', { count }) : t('header.bag')}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('general.close')}
            onClick={() => overlays.closeDrawer(CART_DRAWER)}
          >
            <Icon name="close" />
          </button>
        </div>
        {note_banner && <Html as="p" className="note-banner small" html={note_banner} />}
        <div className="drawer__body" ref={list} tabIndex={-1}>
          {standing && visible && visible.items.length === 0 && (
            <>
              <LazyUndo bag={bag} />
              <EmptyCart empty={empty} sizes="480px" />
            </>
          )}
          {standing && visible && visible.items.length > 0 && (
            <CartLines lines={visible.items.map(cartLine)} bag={bag} />
          )}
          {standing && visible && <LazySavedLines bag={bag} />}
          {!visible && status !== 'failed' && <LinesOnTheirWay />}
          {!visible && status === 'failed' && (
            <div className="stack center">
              <p>{t('cart.failed')}</p>
              <button type="button" className="button button--quiet" onClick={bag.retry}>
                {t('cart.retry')}
              </button>
            </div>
          )}
        </div>
        {standing && visible && visible.items.length > 0 && <ScrollHint list={list} watch={visible.items.length} />}
        {visible && visible.items.length > 0 && <Checkout visible={visible} />}
      </div>
      {(recommendations.length > 0 || (recommended !== null && recommended.length > 0)) && status !== 'failed' && (
        <div className="drawer__side">
          {recommended === null || visible === null ? (
            <RecommendationsSkeleton heading={recommendations_heading} />
          ) : (
            <Recommendations
              heading={recommendations_heading}
              products={recommended}
              bagged={visible.items.map(productUrl)}
              adding={bag.adding}
              errorOf={bag.recommendedErrorOf}
              onAdd={bag.add}
            />
          )}
        </div>
      )}
    </>
  );
}

function LinesOnTheirWay() {
  return (
    <ul className="bag-list" aria-hidden="true">
      {[0, 1].map((line) => (
        <li className="bag-item" key={line}>
          <div className="bag-item__picture media" />
        </li>
      ))}
    </ul>
  );
}
