import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { LookOption } from './look.schema.ts';
import type { LookItemChoice } from './look-choice.ts';

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
  choice: LookItemChoice;
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
        value={choice.valueOf(index, option)}
        onChange={(event) => choose(index, event.currentTarget.value)}
      >
        {option.chosen === '' && <option value="">{option.name}</option>}
        {option.values.map((value) => {
          const { exists, available } = choice.stateOf(index, value);
          return (
            <option key={value.name} value={value.name}>
              {exists
                ? available
                  ? value.name
                  : t('product.plain_sold_out', { value: value.name })
                : t('product.plain_not_made', { value: value.name })}
            </option>
          );
        })}
      </select>
    </>
  );
}
