import { t } from '@vitrine/compiler/view.ts';
import { useLayoutEffect, useRef } from 'react';
import type { CartView } from './use-cart-view.ts';

/** Says what was taken out of the bag, and puts it back. */
export default function Undo({ bag }: { bag: CartView }) {
  const button = useRef<HTMLButtonElement>(null);
  const key = bag.removed?.item.key;
  // The line went with the control that had the focus; whoever went on to another control stays there.
  useLayoutEffect(() => {
    if (key !== undefined && (document.activeElement === null || document.activeElement === document.body))
      button.current?.focus();
  }, [key]);
  if (bag.removed === null) return null;
  const { id, product_title: title } = bag.removed.item;
  const error = bag.addErrorOf([id]);
  return (
    <div className="bag-undo bag-item__foot small">
      <p className="muted">{bag.removed.takeBack ? t('cart.saved', { title }) : t('cart.removed', { title })}</p>
      <button
        ref={button}
        type="button"
        className="text-button link bag-item__remove"
        aria-label={t('cart.undo_item', { title })}
        aria-busy={bag.adding.includes(id)}
        onClick={() => void bag.undo()}
      >
        {t('cart.undo')}
      </button>
      {error !== null && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
