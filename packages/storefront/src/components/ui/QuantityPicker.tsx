import { t } from '@vitrine/compiler/view.ts';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { QUANTITY_LIMIT } from '../../domain/quantity-limit.ts';
import { Icon } from './Icon.tsx';

/**
 * Minus, number, plus (rule widget-19): minus is off at or below `min`, plus at or above `max`. Without scripts, a number field. A typed
 * number counts at once; 0, and more than `max`, only when the field is left or Enter is pressed: "05" begins with 0.
 */
export function QuantityPicker({
  name,
  title,
  value,
  min = 0,
  max = QUANTITY_LIMIT,
  onChange,
}: {
  name: string;
  /** What is counted, for the names of the buttons. */
  title: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (quantity: number) => void;
}) {
  // What is being typed, which may be no quantity yet ("", or more than there are): it is shown until the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const least = Math.max(min, 1);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.valueAsNumber;
    const isQuantity = Number.isInteger(typed) && typed >= least && typed <= max;
    // A quantity that is asked for shows as every other: also when the shop then keeps fewer.
    setDraft(isQuantity ? null : event.currentTarget.value);
    if (isQuantity) onChange(typed);
  };
  const step = (quantity: number) => {
    setDraft(null);
    onChange(quantity);
  };
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = draft.trim() === '' ? Number.NaN : Number(draft);
    // More than there are means as many as there are.
    const wanted = typed > max ? max : typed;
    if (wanted >= min && Number.isInteger(wanted) && wanted !== value) onChange(wanted);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in a field of the form would go to the checkout.
    event.preventDefault();
    commit();
  };
  return (
    <div className="quantity">
      <button
        type="button"
        className="icon-button quantity__step needs-script"
        aria-label={t('cart.decrease', { title })}
        disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        <Icon name="minus" small />
      </button>
      <input
        className="quantity__number tabular"
        type="number"
        name={name}
        min={min}
        max={max}
        step={1}
        inputMode="numeric"
        aria-label={t('cart.quantity_of', { title })}
        value={draft ?? value}
        onChange={type}
        onBlur={commit}
        onKeyDown={press}
      />
      <button
        type="button"
        className="icon-button quantity__step needs-script"
        aria-label={t('cart.increase', { title })}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
