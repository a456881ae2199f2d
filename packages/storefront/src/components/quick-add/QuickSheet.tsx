import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { statusOf } from '../../domain/availability.ts';
import type { Card } from '../../domain/card.schema.ts';
import { choiceOnArrival, choose, exactVariant, isComplete, valueState } from '../../domain/choice.ts';
import { missingOption } from '../../domain/missing-option.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { Modal } from '../dialog/Modal.tsx';
import { choiceText } from '../product/choice-text.ts';
import styles from './quick-add.css?inline';
import { leftToChoose, type quickProduct } from './quick-choices.ts';

const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/**
 * More than one option to choose on a card: a sheet with the options in their order, and a button that says what it does. The focus
 * begins at the first value, and goes back to the card.
 */
export function QuickSheet({
  card,
  product,
  busy,
  error,
  onAdd,
  onWait,
  onClose,
}: {
  card: Card;
  product: NonNullable<ReturnType<typeof quickProduct>>;
  busy: boolean;
  error: string | null;
  onAdd: (id: number) => void;
  onWait: (id: number) => void;
  onClose: () => void;
}) {
  const id = `quick-${card.id}`;
  const [choice, setChoice] = useState(() =>
    choiceOnArrival(product, { variant: product.variant, isVariantAddress: false }),
  );
  useEffect(() => {
    overlays.openModal(id);
    return () => overlays.closeModal(id);
  }, [id]);
  const exact = exactVariant(product, choice);
  const waits = exact !== undefined && statusOf(exact) === 'waitlist';
  const left = leftToChoose(product);
  return (
    <Modal id={id} title={card.title} className="modal--quick" onClosed={onClose}>
      <style>{styles}</style>
      <div className="stack">
        {card.color && <p className="small muted">{card.color}</p>}
        {left.map((option) => (
          <fieldset key={option} className="stack">
            <legend className="small">{product.names[option]}</legend>
            <ul className="quick__sizes">
              {product.options[option]?.values.map(({ name }, index) => {
                const { selected, exists, available } = valueState(product, choice, option, name);
                const state = !exists ? `, ${t('product.not_made')}` : available ? '' : `, ${t('product.sold_out')}`;
                return (
                  <li key={name}>
                    <button
                      ref={option === left[0] && index === 0 ? focusFirst : undefined}
                      type="button"
                      className={exists && available ? 'quick__size' : 'quick__size quick__size--out'}
                      aria-pressed={selected}
                      aria-label={name + state}
                      onClick={() => setChoice(choose(product, choice, option, name))}
                    >
                      {name}
                    </button>
                  </li>
                );
              })}
            </ul>
          </fieldset>
        ))}
        <button
          type="button"
          className="button button--wide"
          disabled={!exact}
          aria-busy={busy}
          onClick={() => exact && (waits ? onWait(exact.id) : onAdd(exact.id))}
        >
          {!isComplete(choice)
            ? choiceText(missingOption(product.names[choice.indexOf(null)] ?? ''))
            : !exact
              ? t('product.unavailable')
              : waits
                ? t('product.waitlist')
                : statusOf(exact) === 'preorder'
                  ? t('product.preorder')
                  : t('product.add_to_bag')}
        </button>
        {error !== null && (
          <p className="small error" role="alert">
            {error}
          </p>
        )}
      </div>
    </Modal>
  );
}
