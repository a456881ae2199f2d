import { t } from '@vitrine/compiler/view.ts';
import type { ChangeEvent } from 'react';
import { Icon } from '../Icon.tsx';

/** Minus, number, plus (`spec §5`): minus is off at or below `min`, plus at or above `max`. Without scripts, a number field. */
export function QuantityPicker({
  name,
  title,
  value,
  min = 0,
  max = 10,
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
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.valueAsNumber;
    if (Number.isInteger(typed) && typed >= Math.max(min, 1) && typed <= max) onChange(typed);
  };
  return (
    <div className="quantity">
      <button
        type="button"
        className="icon-button quantity__step needs-script"
        aria-label={t('cart.decrease', { title })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
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
        value={value}
        onChange={type}
      />
      <button
        type="button"
        className="icon-button quantity__step needs-script"
        aria-label={t('cart.increase', { title })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
