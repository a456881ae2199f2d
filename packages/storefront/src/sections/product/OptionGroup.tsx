import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { ProductOption, ProductProps } from '@vitrine/contract';
import { Swatch } from '../../components/Swatch.tsx';
import { valueState } from './logic.ts';
import type { Chosen } from './use-choice.ts';

/** The values of an option, as radio buttons: swatches for colors, letters for the rest. */
export function OptionGroup({
  option,
  index,
  product,
  choice,
  choose,
}: {
  option: ProductOption;
  index: number;
  product: ProductProps;
  choice: Chosen | null;
  choose: (option: number, value: string) => void;
}) {
  const id = useSectionId();
  return (
    <fieldset className="option">
      <legend className="option__legend small">
        <span>{option.name}</span>
        <span className="muted">{choice ? choice.values[index] : option.open ? '' : option.value}</span>
      </legend>
      <div className={option.is_color ? 'option__values option__values--colors' : 'option__values'}>
        {option.values.map((value) => (
          <label
            key={value.name}
            className={
              (choice ? valueState(product, choice.values, index, value.name).available : value.available)
                ? 'option__value'
                : 'option__value option__value--out'
            }
            title={value.name}
          >
            <input
              type="radio"
              className="option__radio"
              name={`${id}-${option.name}`}
              value={value.name}
              checked={choice ? choice.values[index] === value.name : !option.open && value.selected}
              onChange={() => choose(index, value.name)}
            />
            {option.is_color ? (
              <span className="option__dot">
                <Swatch color={value.color} image={value.image} />
                <span className="visually-hidden">{value.name}</span>
              </span>
            ) : (
              <span className="option__box">{value.name}</span>
            )}
            {!(choice ? valueState(product, choice.values, index, value.name).available : value.available) && (
              <span className="visually-hidden">{`, ${t('product.sold_out')}`}</span>
            )}
          </label>
        ))}
      </div>
      {(choice ? choice.values[index] === 'Petite' : !option.open && option.value === 'Petite') && (
        <p className="small muted option__note">{product.petite_note || t('product.petite_note')}</p>
      )}
    </fieldset>
  );
}
