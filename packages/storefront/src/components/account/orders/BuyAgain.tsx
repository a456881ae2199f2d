import { routes, t } from '@vitrine/compiler/view.ts';
import { FINAL_SALE_PROPERTY, INVENTORY_PROPERTY, PREORDER_PROPERTY } from '../../../domain/line-properties.ts';
import type { OrderPiece } from './order.schema.ts';
import { useBuyAgain } from './use-buy-again.ts';

/**
 * Puts an order into the bag once more, as far as it can be had today, and says of what there is less or nothing. A plain form where there
 * are no scripts: what is in the bag stays there.
 */
export function BuyAgain({ name, pieces, count }: { name: string; pieces: OrderPiece[]; count: number }) {
  const { busy, error, submit } = useBuyAgain(pieces);
  return (
    <div className="again">
      {count > 0 && (
        <form action={routes.cart_add_url} method="post" onSubmit={submit}>
          {pieces.map(
            (piece, index) =>
              piece.again.left > 0 &&
              !piece.again.gift_card && <AgainFields key={piece.id} piece={piece} index={index} />,
          )}
          <button
            className="button button--quiet again__button"
            type="submit"
            aria-busy={busy}
            aria-label={t('orders.buy_again_order', { name })}
          >
            {t('orders.buy_again')}
          </button>
        </form>
      )}
      <ul className="again__missing small muted">
        {pieces.map((piece) =>
          piece.again.gift_card ? (
            <li key={piece.id}>{t('orders.again_gift', { title: piece.product_title })}</li>
          ) : piece.again.left === 0 ? (
            <li key={piece.id}>{t('orders.again_gone', { title: piece.product_title })}</li>
          ) : (
            piece.again.left < piece.again.wanted && (
              <li key={piece.id}>{t('orders.again_fewer', { count: piece.again.left, title: piece.product_title })}</li>
            )
          ),
        )}
      </ul>
      {error !== null && (
        <p className="small error again__error" role="alert">
          {error}{' '}
          <a className="link" href={routes.cart_url}>
            {t('cart.view_bag')}
          </a>
        </p>
      )}
    </div>
  );
}

/** A line as the platform's form for adding takes it. */
function AgainFields({ piece, index }: { piece: OrderPiece; index: number }) {
  const { again } = piece;
  const line = `items[${index}]`;
  return (
    <>
      <input type="hidden" name={`${line}[id]`} value={again.variant_id} />
      <input type="hidden" name={`${line}[quantity]`} value={again.left} />
      {piece.properties.map(
        (property) =>
          !property.hidden && (
            <input
              key={property.name}
              type="hidden"
              name={`${line}[properties][${property.name}]`}
              value={property.value}
            />
          ),
      )}
      {again.preorder ? (
        <input type="hidden" name={`${line}[properties][${PREORDER_PROPERTY}]`} value="true" />
      ) : (
        again.stock !== null && (
          <input type="hidden" name={`${line}[properties][${INVENTORY_PROPERTY}]`} value={again.stock} />
        )
      )}
      {again.final_sale && <input type="hidden" name={`${line}[properties][${FINAL_SALE_PROPERTY}]`} value="true" />}
    </>
  );
}
