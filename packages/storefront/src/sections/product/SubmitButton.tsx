import { t } from '@vitrine/compiler/view.ts';
import { chooseWords } from '../../components/choose-words.ts';
import { statusOf } from '../../domain/availability.ts';
import type { ProductProps } from './product.schema.ts';
import type { Chosen } from './use-choice.ts';

/** Enabled only when every option has a selection (rule product-13). Its text says what will happen, and that it does. */
export function SubmitButton({
  id,
  product,
  choice,
  busy,
  panelOpen,
}: {
  id: string;
  product: ProductProps;
  choice: Chosen | null;
  busy: boolean;
  panelOpen: boolean;
}) {
  const variant = choice ? choice.variant : product.variant;
  const complete = choice ? choice.complete : product.complete;
  const made = choice ? choice.exact !== undefined || choice.lookup !== 'known' : true;
  const status = choice ? statusOf(choice.variant) : product.status;
  return (
    <button
      id={id}
      className="button button--wide"
      type="submit"
      name="id"
      value={variant.id}
      disabled={!(complete && made)}
      aria-busy={busy || (choice ? choice.lookup === 'loading' && complete : false)}
      aria-controls={complete && status === 'waitlist' && panelOpen ? 'waitlist-panel' : undefined}
      aria-expanded={complete && status === 'waitlist' ? panelOpen : undefined}
    >
      {/* It may have been answered early (`answer-early.ts`). */}
      <span suppressHydrationWarning>
        {!complete
          ? choice
            ? chooseWords(openOption(product, choice))
            : product.missing_vowel
              ? t('product.choose_an', { option: product.missing })
              : t('product.choose', { option: product.missing })
          : !made
            ? t('product.unavailable')
            : choice !== null && choice.lookup === 'failed'
              ? t('product.retry')
              : busy
                ? t('product.adding')
                : variant.button
                  ? variant.button
                  : status === 'waitlist'
                    ? t('product.waitlist')
                    : status === 'preorder'
                      ? t('product.preorder')
                      : t('product.add_to_bag')}
      </span>
    </button>
  );
}

/** Name of the first option that is not chosen yet. */
const openOption = (product: ProductProps, choice: Chosen): string =>
  product.options[choice.values.indexOf(null)]?.name ?? '';
