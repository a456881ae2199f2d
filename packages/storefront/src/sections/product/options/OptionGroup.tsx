import { cx, useSectionId } from '@vitrine/compiler/view.ts';
import { SizeGuideButton } from '../../../components/size-guide/SizeGuideButton.tsx';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductOption, ProductProps } from '../product.schema.ts';
import { OptionNotes } from './OptionNotes.tsx';
import { OptionValue } from './OptionValue.tsx';

/** The values of an option, as radio buttons: swatches for colors, text for the rest (rule data-17: Option). */
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
  choice: ShownChoice;
  choose: (option: number, value: string) => void;
}) {
  const id = useSectionId();
  return (
    <fieldset className="option" data-option={index}>
      <legend className={option.show_label ? 'option__legend small' : 'visually-hidden'}>
        <span>{option.name}</span>
        <span className="muted">{choice.valueOf(index, option)}</span>
      </legend>
      <div className="option__body">
        {option.show_size_guide && product.guides.length > 0 && (
          <SizeGuideButton
            guides={product.guides}
            metric={product.metric}
            of={option.name}
            className="link small option__guide"
          />
        )}
        <div
          className={cx(
            'option__values',
            `option__values--${option.button_style}`,
            option.is_color && 'option__values--colors',
          )}
        >
          {option.values.map((value) => (
            <OptionValue
              key={value.name}
              value={value}
              group={`${id}-${option.name}`}
              isColor={option.is_color}
              {...choice.stateOf(index, option, value)}
              choose={() => choose(index, value.name)}
            />
          ))}
        </div>
      </div>
      <OptionNotes option={option} index={index} product={product} choice={choice} />
    </fieldset>
  );
}
