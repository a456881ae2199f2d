import { t } from '@vitrine/compiler/view.ts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardProduct } from '../../domain/card-product.schema.ts';
import { fetchCardProduct } from '../../platform/products/card-product.ts';
import type { CartLine } from './cart-view.schema.ts';
import { valuesOf, variantOf } from './line-options.ts';

/**
 * The options of a line's product, in the line: another size or color takes its place in the bag. `onSave` answers whether it did;
 * the line itself says why not.
 */
export default function EditLine({
  line,
  onSave,
  onClose,
}: {
  line: CartLine;
  onSave: (variantId: number) => Promise<boolean>;
  onClose: () => void;
}) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const [product, setProduct] = useState<CardProduct | null>(null);
  const [choice, setChoice] = useState(line.options.map(({ value }) => value));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void fetchCardProduct(line.url).then((answer) => {
      if (gone) return;
      if (answer.ok) setProduct(answer.value);
      else setError(t('card.quick_failed'));
    });
    return () => {
      gone = true;
    };
  }, [line.url]);
  useLayoutEffect(() => {
    if (product) panel.current?.querySelector('select')?.focus();
  }, [product]);

  const save = async () => {
    if (!product || busy) return;
    const variant = variantOf(product.variants, choice);
    if (variant?.id === line.variant_id) return onClose();
    if (!variant?.available) return setError(variant ? t('cart.edit_sold_out') : t('cart.edit_not_made'));
    setError(null);
    setBusy(true);
    await onSave(variant.id);
    setBusy(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <fieldset
      ref={panel}
      className="stack"
      aria-label={t('cart.edit_item', { title: line.title })}
      aria-busy={busy || (product === null && error === null)}
      onKeyDown={closeByKey}
    >
      {product !== null &&
        line.options.map(({ name }, index) => (
          <label className="field small" key={name}>
            <span className="muted">{name}</span>
            <select
              className="input"
              value={choice[index]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setError(null);
                setChoice(choice.map((chosen, other) => (other === index ? value : chosen)));
              }}
            >
              {valuesOf(product.variants, choice, index).map(({ value, available }) => (
                <option key={value} value={value}>
                  {available ? value : t('look.sold_out', { variant: value })}
                </option>
              ))}
            </select>
          </label>
        ))}
      {error !== null && (
        <p className="small error" role="alert">
          {error}
        </p>
      )}
      <div className="bag-item__foot">
        <button type="button" className="button button--quiet" disabled={product === null} onClick={() => void save()}>
          {t('cart.edit_save')}
        </button>
        <button type="button" className="text-button link small bag-item__remove" onClick={onClose}>
          {t('cart.edit_cancel')}
        </button>
      </div>
    </fieldset>
  );
}
