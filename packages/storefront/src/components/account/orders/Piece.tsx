import { t } from '@vitrine/compiler/view.ts';
import { propertyLabel } from '../../cart/property-label.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { OrderPiece } from './order.schema.ts';

/** The picture of a piece; a link where its product is still there. */
export function PiecePicture({ piece }: { piece: OrderPiece }) {
  return piece.product_url ? (
    <a className="piece__picture media" href={piece.product_url} aria-label={piece.product_title}>
      {piece.image && <Picture image={piece.image} sizes="96px" />}
    </a>
  ) : (
    <div className="piece__picture media">{piece.image && <Picture image={piece.image} sizes="96px" />}</div>
  );
}

/** Its name, what was chosen, and what the shopper wrote with it. */
export function PieceName({ piece }: { piece: OrderPiece }) {
  return (
    <>
      {piece.brand && <p className="label muted">{piece.brand}</p>}
      {piece.product_url ? (
        <a className="piece__title" href={piece.product_url}>
          {piece.product_title}
        </a>
      ) : (
        <p className="piece__title">{piece.product_title}</p>
      )}
      {piece.variant_title && <p className="muted">{piece.variant_title}</p>}
      {piece.properties.map(
        (property) =>
          !property.hidden && (
            <p key={property.name} className="muted piece__property">
              {t('general.pair', { name: propertyLabel(property.name), value: property.value })}
            </p>
          ),
      )}
      {!piece.product_url && <p className="muted">{t('orders.no_longer_made')}</p>}
    </>
  );
}

/** The way to the form for a review (rule account-23). */
export function ReviewLink({ piece }: { piece: OrderPiece }) {
  return (
    piece.review_url && (
      <a
        className="link piece__review"
        href={piece.review_url}
        rel="noreferrer"
        aria-label={t('orders.add_review_of', { title: piece.product_title })}
      >
        {t('orders.add_review')}
      </a>
    )
  );
}
