import { money, t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { choiceText } from '../../../components/product/choice-text.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import { overlays } from '../../../state/overlays/overlays.ts';
import { useStore } from '../../../state/use-store.ts';
import type { ProductProps } from '../product.schema.ts';
import styles from './sticky-bar.css?inline';

/**
 * Price, choice and button, shown while the form's own button is out of the viewport. If an option is open, or the variant has a waitlist,
 * the button scrolls there instead of adding.
 */
export default function StickyBar({
  product,
  choice,
  busy,
  form,
  button,
}: {
  product: ProductProps;
  choice: ShownChoice;
  busy: boolean;
  form: string;
  button: string;
}) {
  const shown = useOutOfSight(button);
  const covered = useStore(overlays, ({ modal, panel }) => modal !== null || panel !== null);
  const { variant, values, exact, status } = choice;
  const open = values.indexOf(null);
  const adds = exact !== undefined && status !== 'waitlist';

  function goToForm() {
    const target = exact ? document.getElementById(button) : optionOf(form, Math.max(0, open));
    if (exact) document.forms.namedItem(form)?.requestSubmit();
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  return createPortal(
    <section className="buy-bar" aria-label={product.title} data-shown={shown && !covered} inert={!shown || covered}>
      <style>{styles}</style>
      <p className="buy-bar__what">
        <span className="buy-bar__title">{product.title}</span>
        <span className="small muted">
          {[...new Set([...(product.single ? [] : values.filter(Boolean)), money(variant.price)])].join(' · ')}
        </span>
      </p>
      {adds ? (
        <button type="submit" form={form} className="button" aria-busy={busy}>
          {busy ? t('product.adding') : label(choice)}
        </button>
      ) : (
        <button type="button" className="button" onClick={goToForm}>
          {open >= 0 ? choiceText(choice.missing) : exact ? label(choice) : t('product.options')}
        </button>
      )}
    </section>,
    document.body,
  );
}

function label({ variant, status }: ShownChoice): string {
  if (variant.button) return variant.button;
  return status === 'preorder'
    ? t('product.preorder')
    : status === 'waitlist'
      ? t('product.waitlist')
      : t('product.add_to_bag');
}

const optionOf = (form: string, index: number): HTMLElement | null =>
  document.querySelector(`[id="${CSS.escape(form)}"] [data-option="${index}"] input`);

/** Whether the element with this id is outside of the viewport. */
function useOutOfSight(id: string): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) setOut(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return out;
}
