import { t } from '@vitrine/compiler/view.ts';
import type { OrderLine } from '../../components/account/orders/order.schema.ts';
import { PieceName, PiecePicture, ReviewLink } from '../../components/account/orders/Piece.tsx';
import { TrackingLink } from '../../components/account/orders/TrackingLinks.tsx';

/** A line of an order as it was bought: what, how many, for how much, and where it is. */
export function OrderedLine({ line }: { line: OrderLine }) {
  return (
    <li className="piece piece--line small">
      <PiecePicture piece={line} />
      <div className="piece__text">
        <PieceName piece={line} />
        {line.preorder && <p className="muted">{t('cart.preorder')}</p>}
        {line.final_sale && <p className="error">{t('cart.final_sale')}</p>}
        {line.discounts.map((discount, index) => (
          <p key={index} className="muted tabular">{`${discount.title} −${discount.amount}`}</p>
        ))}
        {line.sent && <p className="muted">{t('orders.sent_on', { date: line.sent })}</p>}
        {line.tracking && <TrackingLink parcel={line.tracking} />}
        <ReviewLink piece={line} />
      </div>
      <p className="piece__count muted tabular">{`${line.quantity} × ${line.price}`}</p>
      <p className="piece__total tabular">
        {line.was && (
          <s className="price__was">
            <span className="visually-hidden">{t('price.was')}</span>
            <span>{line.was}</span>
          </s>
        )}
        <span>{line.total}</span>
      </p>
    </li>
  );
}
