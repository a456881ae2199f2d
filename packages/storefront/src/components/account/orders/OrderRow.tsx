import { t } from '@vitrine/compiler/view.ts';
import type { MouseEvent } from 'react';
import { viewport } from '../../../state/viewport/viewport.ts';
import { isOpen, moveAccordion } from '../../accordion/accordion-motion.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import type { OrderRow as Row } from './order.schema.ts';
import { PieceName, PiecePicture, ReviewLink } from './Piece.tsx';
import { TrackingLinks } from './TrackingLinks.tsx';

/** Expanded or collapsed (rule account-21), with the movement of an accordion. */
function flip(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  moveAccordion(details, !isOpen(details), viewport.getState().reducedMotion);
}

/** An order of the list (rules account-17, account-20): its facts, where its parcels are, and below a plus what was bought. Open where there are no scripts. */
export function OrderRow({ order }: { order: Row }) {
  return (
    <li className={order.cancelled ? 'order order--cancelled' : 'order'}>
      <h2 className="order__name">
        <a className="link" href={order.url}>
          {order.name}
        </a>
      </h2>
      <dl className="order__facts small">
        <div>
          <dt>{t('orders.date')}</dt>
          <dd>
            <time dateTime={order.datetime}>{order.date}</time>
          </dd>
        </div>
        <div>
          <dt>{t('orders.payment')}</dt>
          <dd>{order.financial_status_label}</dd>
        </div>
        <div>
          <dt>{t('orders.delivery')}</dt>
          <dd>
            {order.cancelled ? (
              <span className="error">{t('orders.cancelled_on', { date: order.cancelled })}</span>
            ) : (
              order.fulfillment_status_label
            )}
          </dd>
        </div>
        <div className="order__total">
          <dt>{t('orders.total')}</dt>
          <dd className="tabular">{order.total}</dd>
        </div>
      </dl>
      <TrackingLinks tracking={order.tracking} untold={order.untold} />
      <details className="order__details">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the browser makes a click of its Enter and Space */}
        <summary
          className="order__toggle"
          aria-label={t('orders.pieces_of', { count: order.item_count, name: order.name })}
          onClick={flip}
        >
          <span className="order__count small muted" aria-hidden="true">
            {t('orders.pieces', { count: order.item_count })}
          </span>
          <span className="order__plus">
            <Icon name="plus" small />
          </span>
          <span className="order__minus">
            <Icon name="minus" small />
          </span>
        </summary>
        <div className="accordion__clip">
          <div className="order__body">
            <ul className="pieces">
              {order.pieces.map((piece) => (
                <li key={piece.id} className="piece small">
                  <PiecePicture piece={piece} />
                  <div className="piece__text">
                    <PieceName piece={piece} />
                    {piece.quantity > 1 && (
                      <p className="muted tabular">{t('orders.quantity', { count: piece.quantity })}</p>
                    )}
                    <ReviewLink piece={piece} />
                  </div>
                </li>
              ))}
            </ul>
            <div className="order__foot">
              <BuyAgain name={order.name} pieces={order.pieces} count={order.again_count} />
              <a className="link small order__more" href={order.url}>
                {t('orders.see_order', { name: order.name })}
              </a>
            </div>
          </div>
        </div>
      </details>
    </li>
  );
}
