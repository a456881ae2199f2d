import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { Dropdown } from '../../components/dropdown/Dropdown.tsx';
import { WaitlistForm } from '../../components/waitlist/WaitlistForm.tsx';
import type { WaitlistTexts } from '../../components/waitlist/waitlist.schema.ts';
import { WAITLIST, type WaitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import { pageWaitlist } from '../../integrations/notifications/page-waitlist.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { useStore } from '../../state/use-store.ts';
import styles from '../../styles/dropdown.css?inline';
import type { Asked } from './asked.ts';
import { WaitlistProduct } from './WaitlistProduct.tsx';

/** The form in the popup: closing resets it, and a success closes it after 3 s (rules waitlist-8, waitlist-9). */
export function PopupForm({ ask, variants, variantId, texts }: Asked & { ask: WaitlistAsk; texts: WaitlistTexts }) {
  const open = useModalOpen(WAITLIST);
  const [store] = useState(() =>
    pageWaitlist({ productId: ask.productId, variantId, close: () => overlays.closeModal(WAITLIST) }),
  );
  const now = useStore(store, (state) => state);
  // While it goes away it shows what it showed: the reset is for the next time.
  const [seen, setSeen] = useState(now);
  if (open && seen !== now) setSeen(now);
  const state = open ? now : seen;
  useEffect(() => (open ? () => store.reset(variantId) : undefined), [open, store, variantId]);
  const chosen = variants.find(({ id }) => id === state.variantId);
  return (
    <>
      <style>{styles}</style>
      <WaitlistProduct ask={ask} picture={chosen?.picture ?? ask.image} />
      <WaitlistForm id="waitlist-popup" store={store} state={state} texts={texts}>
        {variants.length > 1 && (
          <Dropdown
            id="waitlist-variant"
            label={t('product.variant')}
            value={String(state.variantId)}
            options={variants.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(value) => store.setVariant(Number(value))}
          />
        )}
      </WaitlistForm>
    </>
  );
}
