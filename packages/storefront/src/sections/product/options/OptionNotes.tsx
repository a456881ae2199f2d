import { t } from '@vitrine/compiler/view.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductOption, ProductProps } from '../product.schema.ts';

/** The notes below the values of an option: the merchant's, whom Petite fits (rule product-21), the inseam of a length. */
export function OptionNotes({
  option,
  index,
  product,
  choice,
}: {
  option: ProductOption;
  index: number;
  product: ProductProps;
  choice: ShownChoice;
}) {
  return (
    <>
      {option.note && <p className="small muted option__note">{option.note}</p>}
      {option.show_inseam &&
        product.inseam.map(
          (inseam) =>
            choice.valueOf(index, option) === inseam.name && (
              <p className="small muted option__note" key={inseam.name}>
                {t('product.inseam', { inches: inseam.inches, cm: inseam.cm })}
              </p>
            ),
        )}
      {choice.valueOf(index, option) === 'Petite' && (
        <p className="small muted option__note">{product.petite_note || t('product.petite_note')}</p>
      )}
    </>
  );
}
