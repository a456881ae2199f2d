import { Html, routes, t } from '@vitrine/compiler/view.ts';
import type { CartPageProps } from '@vitrine/contract';
import { useRef } from 'react';
import { BagItem } from '../../components/bag/BagItem.tsx';
import { bagLine } from '../../components/bag/bag-line.ts';
import { Empty } from '../../components/bag/Empty.tsx';
import { productUrl } from '../../components/bag/product-url.ts';
import { Recommendations } from '../../components/bag/Recommendations.tsx';
import { Summary } from '../../components/bag/Summary.tsx';
import { useBag } from '../../components/bag/use-bag.ts';
import { Icon } from '../../components/Icon.tsx';
import { useReturn } from './use-return.ts';

/** The bag's own page (`spec §2`). Printed whole by the platform, and a plain form where there are no scripts. */
export function CartPage(props: CartPageProps) {
  const list = useRef<HTMLDivElement>(null);
  const bag = useBag('cart', list);
  const back = useReturn();
  const live = bag.visible;
  const lines = live ? live.items.map(bagLine) : props.lines;
  const count = live ? live.item_count : props.count;
  const addError = live ? bag.addErrorOf(props.recommendations.map((product) => product.id)) : null;
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
        <form className="cart-page__form" action={routes.cart_url} method="post">
          <div ref={list} tabIndex={-1} className="cart-page__list">
            <ul className="bag-list">
              {lines.map((line) => (
                <BagItem
                  key={line.key}
                  line={line}
                  error={live ? bag.errorOf(line.key) : null}
                  busy={live ? bag.isBusy(line.key) : false}
                  onQuantity={bag.setQuantity}
                  onRemove={bag.remove}
                  level={2}
                />
              ))}
            </ul>
            <noscript>
              <p>
                <button className="button button--quiet" type="submit" name="update" value="1">
                  {t('cart.update')}
                </button>
              </p>
            </noscript>
          </div>
          <section className="cart-page__summary" aria-label={t('cart.summary')}>
            <h2>{t('cart.summary')}</h2>
            <Summary subtotal={live ? live.total_price : props.subtotal} settling={live ? live.settling : false} tax />
            <button className="button button--wide" type="submit" name="checkout" value="1">
              {t('cart.checkout')}
            </button>
            <p className="center">
              <a className="link small" href={back ?? routes.root_url}>
                {t('general.continue_shopping')}
              </a>
            </p>
          </section>
        </form>
      ) : (
        <Empty empty={props.empty} sizes="(min-width: 768px) 480px, 100vw" />
      )}
      {props.recommendations.length > 0 && (
        <div className="cart-page__side">
          <Recommendations
            heading={props.recommendations_heading}
            products={props.recommendations}
            bagged={live ? live.items.map(productUrl) : props.bagged}
            adding={bag.adding}
            onAdd={bag.add}
          />
          {addError !== null && <p className="small error">{addError}</p>}
        </div>
      )}
    </div>
  );
}
