import { Html, moneyExact, routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef, useState } from 'react';
import { CartLines } from '../../components/cart/CartLines.tsx';
import { cartLine } from '../../components/cart/cart-line.ts';
import { EmptyCart } from '../../components/cart/EmptyCart.tsx';
import { LazyUndo } from '../../components/cart/LazyUndo.tsx';
import { productUrl } from '../../components/cart/recommendations/product-url.ts';
import { Recommendations } from '../../components/cart/recommendations/Recommendations.tsx';
import { Summary } from '../../components/cart/Summary.tsx';
import { LazySavedLines } from '../../components/cart/saved/LazySavedLines.tsx';
import { useCartView } from '../../components/cart/use-cart-view.ts';
import { chunk } from '../../components/lazy/chunk.ts';
import { useChunk } from '../../components/lazy/use-chunk.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { cartReturn } from '../../state/cart/cart-return.ts';
import type { CartPageProps } from './cart.schema.ts';

/** If this cannot be fetched the recommendations of the server markup stay. */
const recommendations = chunk(() => import('./LiveRecommendations.tsx'));

/** The cart page (rules cart-1, cart-4, cart-9). Complete in the server markup, and a plain form without scripts. */
export function CartPage(props: CartPageProps) {
  const list = useRef<HTMLDivElement>(null);
  const bag = useCartView('cart', list);
  const back = useReturn();
  const live = bag.visible;
  const lines = live ? live.items.map(cartLine) : props.lines;
  const subtotal = live ? live.total_price : props.subtotal;
  const count = live ? live.item_count : props.count;
  const Live = useChunk(recommendations, (live?.items.length ?? 0) > 0);
  return (
    <div className="wrap cart-page">
      <div className="cart-page__head">
        <h1>{t('cart.title', { count })}</h1>
        <a className="icon-button" href={back ?? routes.root_url} aria-label={t('cart.close_page')}>
          <Icon name="close" />
        </a>
      </div>
      {props.refused && (
        <p className="errors small" role="alert">
          {props.refused}
        </p>
      )}
      {props.note_banner && <Html as="p" className="note-banner small" html={props.note_banner} />}
      {lines.length > 0 ? (
        <form className="cart-page__form" action={routes.cart_url} method="post" noValidate>
          <div ref={list} tabIndex={-1} className="cart-page__list">
            <CartLines lines={lines} bag={bag} level={2} />
            <noscript>
              <p>
                <button className="button button--quiet" type="submit" name="update" value="1">
                  {t('cart.update')}
                </button>
              </p>
            </noscript>
          </div>
          <div className="cart-page__aside">
            <section className="cart-page__summary" aria-label={t('cart.summary')}>
              <h2>{t('cart.summary')}</h2>
              <Summary subtotal={subtotal} settling={live ? live.updating : false} tax />
              {Live !== null && live !== null && <Live.PickUp visible={live} />}
            </section>
            <div className="cart-page__pay">
              <p className="cart-page__sum tabular" aria-hidden="true">
                {moneyExact(subtotal)}
              </p>
              <button className="button button--wide" type="submit" name="checkout" value="1">
                {t('cart.checkout')}
              </button>
            </div>
            <p className="center cart-page__on">
              <a className="link small" href={back ?? routes.root_url}>
                {t('general.continue_shopping')}
              </a>
            </p>
          </div>
        </form>
      ) : (
        <>
          {live !== null && bag.removed !== null && <LazyUndo bag={bag} />}
          <EmptyCart empty={props.empty} sizes="(min-width: 768px) 480px, 100vw" />
        </>
      )}
      <LazySavedLines bag={bag} />
      {(Live !== null || props.recommendations.length > 0 || props.complementary.length > 0) && (
        <div className="cart-page__side">
          {Live !== null && live !== null ? (
            <Live.default props={props} visible={live} bag={bag} />
          ) : (
            <Recommendations
              heading={props.recommendations_heading}
              first={props.complementary}
              firstUrls={props.complementary_urls}
              products={props.recommendations}
              bagged={live ? live.items.map(productUrl) : props.bagged}
              adding={bag.adding}
              errorOf={live ? bag.recommendedErrorOf : noError}
              onAdd={bag.add}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** URL of the close link, from the page before; null until hydrated. Read once, so that it stays while the cart changes. */
function useReturn(): string | null {
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    const { origin } = window.location;
    setBack(cartReturn(document.referrer, { origin, root: routes.root_url }));
  }, []);
  return back;
}

const noError = () => null;
