import { t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { viewChunk } from '../lazy/chunk.ts';
import { useChunk } from '../lazy/use-chunk.ts';
import { PlainWaitlist } from './PlainWaitlist.tsx';
import styles from './waitlist.css?inline';
import type { WaitlistTexts } from './waitlist.schema.ts';

const form = viewChunk(() => import('./PanelForm.tsx'));

/**
 * The waitlist on the product page (rules product-9, product-17); render it while the panel is open. It holds a form of its own, so it stands
 * beside the buy form, never inside. `id` is what the button's `aria-controls` names.
 */
export function WaitlistPanel({
  product,
  choice,
  id = 'waitlist-panel',
}: {
  product: { id: number; waitlist: WaitlistTexts; waitlist_note: string; email: string };
  choice: { variant: { id: number } };
  id?: string;
}) {
  const [failed, setFailed] = useState(false);
  const PanelForm = useChunk(form, true, { instead: () => setFailed(true), retryOn: choice });
  return (
    <section id={id} className="waitlist-panel" aria-labelledby={`${id}-title`}>
      <style>{styles}</style>
      <h2 id={`${id}-title`} className="waitlist-panel__title">
        {product.waitlist.heading || t('waitlist.heading')}
      </h2>
      {product.waitlist_note && <p className="small muted">{product.waitlist_note}</p>}
      {PanelForm ? (
        <PanelForm
          productId={product.id}
          variantId={choice.variant.id}
          texts={product.waitlist}
          email={product.email}
        />
      ) : failed ? (
        // A shopper can still write to the shop.
        <PlainWaitlist email={product.email} />
      ) : (
        <div className="waitlist-panel__wait" aria-busy="true" />
      )}
    </section>
  );
}
