import { t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import type { CardProduct } from '../../domain/card-product.schema.ts';
import { lineProperties } from '../../domain/line-properties.ts';
import { cart } from '../../state/cart/cart.ts';
import { cartErrorSentence } from '../../state/cart/cart-error-text.ts';
import { prepareAdded, showAdded } from '../../state/cart/open-cart.ts';
import type { Wish } from '../../state/wishes/wish.ts';

/** A variant that was chosen: its options and how many, and one press that moves it into the bag. Undefined: not known yet. */
export function WishedVariant({
  wish,
  variant: known,
  onAdded,
}: {
  wish: Wish;
  variant: { variant: CardProduct['variants'][number]; product: CardProduct } | null | undefined;
  onAdded: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  async function add() {
    if (!known || isBusy) return;
    setBusy(true);
    setError('');
    prepareAdded();
    const { variant, product } = known;
    const added = await cart.add(
      { id: variant.id, quantity: wish.quantity, properties: lineProperties(variant, product.final_sale) },
      'product',
    );
    setBusy(false);
    if (!added.ok) return setError(cartErrorSentence(added.error));
    onAdded();
    showAdded();
  }
  return (
    <div className="wishes__variant small">
      <p className="muted">
        {known?.variant.options.join(' / ')}
        {wish.quantity > 1 && ` · ${t('wishes.quantity', { count: wish.quantity })}`}
      </p>
      <button
        type="button"
        className="button button--quiet button--wide"
        aria-busy={isBusy}
        disabled={!known?.variant.available}
        onClick={() => void add()}
      >
        {known && !known.variant.available ? t('product.sold_out') : t('wishes.add')}
      </button>
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
