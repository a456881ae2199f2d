import { t } from '@vitrine/compiler/view.ts';
import { Swatch } from '../../../components/ui/Swatch.tsx';
import type { ProductOptionValue } from '../product.schema.ts';

/**
 * One value to choose. A sold-out value is struck through and can still be chosen, as it leads to the waitlist. A value that does not
 * exist with the other choices is dashed, and choosing it shows the alternatives.
 */
export function OptionValue({
  value,
  group,
  isColor,
  selected,
  exists,
  available,
  choose,
}: {
  value: ProductOptionValue;
  /** Name of the radio buttons of this option. */
  group: string;
  isColor: boolean;
  selected: boolean;
  exists: boolean;
  available: boolean;
  choose: () => void;
}) {
  return (
    <label
      className={
        !exists
          ? 'option__value option__value--not-made'
          : available
            ? 'option__value'
            : 'option__value option__value--out'
      }
      title={value.name}
    >
      <input
        type="radio"
        className="option__radio"
        name={group}
        value={value.name}
        checked={selected}
        // One string: screen readers pause between the parts of a text that is put together of several.
        aria-label={
          !exists
            ? `${value.name}, ${t('product.not_made')}`
            : available
              ? value.badge
                ? `${value.name}, ${value.badge}`
                : value.name
              : `${value.name}, ${t('product.sold_out')}`
        }
        onChange={choose}
      />
      {isColor ? (
        <span className="option__dot">
          <Swatch color={value.color} image={value.image} />
          <span className="visually-hidden">{value.name}</span>
        </span>
      ) : (
        <span className="option__box">{value.name}</span>
      )}
      {value.badge && <span className="option__badge">{value.badge}</span>}
    </label>
  );
}
