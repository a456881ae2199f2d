import { t } from '@vitrine/compiler/view.ts';
import { alternatives } from '../../../domain/choice.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductProps } from '../product.schema.ts';
import styles from './alternatives.css?inline';

/** For a combination that is not made: the values that would make an existing variant, each a button. */
export default function Alternatives({
  product,
  choice,
  choose,
}: {
  product: ProductProps;
  choice: ShownChoice;
  choose: (option: number, value: string) => void;
}) {
  return (
    <div className="ways-out small" role="status">
      <style>{styles}</style>
      <p>{t('product.not_made_note')}</p>
      {alternatives(product, choice.values).map(({ option, values }) => (
        <p key={option} className="ways-out__row">
          <span className="muted">{product.options[option]?.name}</span>
          {values.map((value) => (
            <button key={value} type="button" className="link" onClick={() => choose(option, value)}>
              {value}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}
