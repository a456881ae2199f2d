import { t, useSectionId } from '@vitrine/compiler/view.ts';
import { valueState } from '../../domain/choice.ts';
import type { LookOption } from './look.schema.ts';
import type { PieceChoice } from './use-piece.ts';

/** One option of a product as a list. A value says when it is sold out, or not made with what else is chosen. */
export function PieceOption({
  id,
  title,
  option,
  index,
  choice,
  choose,
}: {
  /** Stem of the element's id, unique on the page. */
  id: string;
  /** Of the product. */
  title: string;
  option: LookOption;
  /** Position of the option. */
  index: number;
  choice: PieceChoice | null;
  choose: (option: number, value: string) => void;
}) {
  const field = `${useSectionId()}-${id}-${option.name}`;
  return (
    <>
      <label className="visually-hidden" htmlFor={field}>
        {t('look.choose_of', { options: option.name, title })}
      </label>
      <select
        className="input piece__select"
        id={field}
        data-option={index}
        value={choice ? (choice.values[index] ?? '') : option.chosen}
        onChange={(event) => choose(index, event.currentTarget.value)}
      >
        {option.chosen === '' && <option value="">{option.name}</option>}
        {option.values.map((value) => (
          <option key={value.name} value={value.name}>
            {(choice ? valueState(choice.product, choice.values, index, value.name).exists : value.made)
              ? (choice ? valueState(choice.product, choice.values, index, value.name).available : value.available)
                ? value.name
                : t('product.plain_sold_out', { value: value.name })
              : t('product.plain_not_made', { value: value.name })}
          </option>
        ))}
      </select>
    </>
  );
}
