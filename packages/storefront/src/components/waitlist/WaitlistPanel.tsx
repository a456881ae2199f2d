import { t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { lazy, Suspense } from 'react';
import { PlainWaitlist } from './PlainWaitlist.tsx';

/** Without the form a shopper can still write to the shop. */
const PanelForm = lazy(() =>
  import('./PanelForm.tsx').catch(() => ({
    default: ({ email }: { email: string }) => <PlainWaitlist email={email} />,
  })),
);

/**
 * The waitlist on the product page (`spec §2, §4`); render it while the panel is open. It holds a form of its own, so it stands
 * beside the buy form, never inside. `id` is what the button's `aria-controls` names.
 */
export function WaitlistPanel({
  product,
  choice,
  id = 'waitlist-panel',
}: {
  product: Pick<ProductProps, 'id' | 'waitlist' | 'waitlist_note' | 'email'> & { variant: { id: number } };
  choice: { variant: { id: number } } | null;
  id?: string;
}) {
  return (
    <section id={id} className="waitlist-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="waitlist-panel__title">
        {product.waitlist.heading || t('waitlist.heading')}
      </h2>
      {product.waitlist_note && <p className="small muted">{product.waitlist_note}</p>}
      <Suspense fallback={<div className="waitlist-panel__wait" aria-busy="true" />}>
        <PanelForm
          productId={product.id}
          variantId={choice ? choice.variant.id : product.variant.id}
          texts={product.waitlist}
          email={product.email}
        />
      </Suspense>
    </section>
  );
}
