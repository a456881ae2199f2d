import { t } from '@vitrine/compiler/view.ts';
import { choiceText } from '../../../components/product/choice-text.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';

/** Enabled only when every option has a selection (rule product-13). Its text is the action, and its progress. */
export function SubmitButton({
  id,
  choice,
  busy,
  panelOpen,
}: {
  id: string;
  choice: ShownChoice;
  busy: boolean;
  panelOpen: boolean;
}) {
  const { variant, complete, exists: made, status, lookup } = choice;
  return (
    <button
      id={id}
      className="button button--wide"
      type="submit"
      name="id"
      value={variant.id}
      disabled={!(complete && made)}
      aria-busy={busy || (lookup === 'loading' && complete)}
      aria-controls={complete && status === 'waitlist' && panelOpen ? 'waitlist-panel' : undefined}
      aria-expanded={complete && status === 'waitlist' ? panelOpen : undefined}
    >
      {/* `early-submit.ts` may have changed it before hydration. */}
      <span suppressHydrationWarning>
        {!complete
          ? choiceText(choice.missing)
          : !made
            ? t('product.unavailable')
            : lookup === 'failed'
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
