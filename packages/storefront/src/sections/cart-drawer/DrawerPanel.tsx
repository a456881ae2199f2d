import { Html, t } from '@vitrine/compiler/view.ts';
import type { BagProps } from '@vitrine/contract';
import { useRef } from 'react';
import { BagItem } from '../../components/bag/BagItem.tsx';
import { bagLine } from '../../components/bag/bag-line.ts';
import { Empty } from '../../components/bag/Empty.tsx';
import { productUrl } from '../../components/bag/product-url.ts';
import { Recommendations } from '../../components/bag/Recommendations.tsx';
import { ScrollHint } from '../../components/bag/ScrollHint.tsx';
import { useBag } from '../../components/bag/use-bag.ts';
import { Icon } from '../../components/Icon.tsx';
import { useStanding } from '../../components/use-standing.ts';
import { CART_DRAWER, overlays } from '../../state/overlays.ts';
import { Checkout } from './Checkout.tsx';

/** What the drawer holds: the note, the lines, the sums, what goes with them. */
export default function DrawerPanel({
  open,
  note_banner,
  empty,
  recommendations_heading,
  recommendations,
}: BagProps & { open: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const standing = useStanding(open);
  const bag = useBag('dialog', list);
  const { visible, status } = bag;
  const addError = bag.addErrorOf(recommendations.map((product) => product.id));
  return (
    <>
      {recommendations.length > 0 && (
        <div className="drawer__side">
          <Recommendations
            heading={recommendations_heading}
            products={recommendations}
            bagged={visible ? visible.items.map(productUrl) : []}
            adding={bag.adding}
            onAdd={bag.add}
          />
          {addError && <p className="small error">{addError}</p>}
        </div>
      )}
      <div className="drawer__main">
        <div className="drawer__head">
          <h2 id="cart-drawer-title" className="drawer__title">
            {t('cart.title', { count: visible?.item_count ?? 0 })}
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
          {standing && visible && visible.items.length === 0 && <Empty empty={empty} sizes="480px" />}
          {standing && visible && visible.items.length > 0 && (
            <ul className="bag-list">
              {visible.items.map((item) => (
                <BagItem
                  key={item.key}
                  line={bagLine(item)}
                  error={bag.errorOf(item.key)}
                  busy={bag.isBusy(item.key)}
                  onQuantity={bag.setQuantity}
                  onRemove={bag.remove}
                />
              ))}
            </ul>
          )}
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
