import { t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { statusOf } from './logic.ts';
import type { Chosen } from './use-choice.ts';

/** Enabled only when every option has a selection (`spec §4, §5`). Its text says what will happen. */
export function SubmitButton({
  product,
  choice,
  busy,
  panelOpen,
}: {
  product: ProductProps;
  choice: Chosen | null;
  busy: boolean;
  panelOpen: boolean;
}) {
  const complete = choice ? choice.complete : product.complete;
  const made = choice ? choice.exact !== undefined : true;
  const status = choice ? statusOf(choice.variant) : product.status;
  const missing = choice ? openOption(product, choice) : product.missing;
  return (
    <button
      className="button button--wide"
      type="submit"
      name="id"
      value={choice ? choice.variant.id : product.variant.id}
      disabled={!(complete && made)}
      aria-busy={busy}
      aria-expanded={complete && status === 'waitlist' ? panelOpen : undefined}
    >
      {!complete ? (
        <span>{t('product.choose', { option: missing })}</span>
      ) : !made ? (
        <span>{t('product.unavailable')}</span>
      ) : status === 'waitlist' ? (
        <span>{t('product.waitlist')}</span>
      ) : status === 'preorder' ? (
        <span>{t('product.preorder')}</span>
      ) : (
        <span>{t('product.add_to_bag')}</span>
      )}
    </button>
  );
}

/** Name of the first option that is not chosen yet. */
const openOption = (product: ProductProps, choice: Chosen): string =>
  product.options[choice.values.indexOf(null)]?.name ?? '';
