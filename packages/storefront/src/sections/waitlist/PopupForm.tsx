import { t } from '@vitrine/compiler/view.ts';
import type { WaitlistTexts } from '@vitrine/contract';
import { useEffect, useRef, useState } from 'react';
import { Dropdown } from '../../components/Dropdown.tsx';
import { WaitlistForm } from '../../components/waitlist/WaitlistForm.tsx';
import { WAITLIST } from '../../components/waitlist/waitlist-ask.ts';
import { pageWaitlist } from '../../integrations/notifications/page-waitlist.ts';
import { overlays } from '../../state/overlays.ts';
import { useModalOpen } from '../../state/use-overlays.ts';
import { useStore } from '../../state/use-store.ts';
import type { Asked } from './asked.ts';

/** The form in the popup: closing resets it, and a success closes it after 3 s (`spec §4`). */
export function PopupForm({
  productId,
  variants,
  variantId,
  texts,
}: Asked & { productId: number; texts: WaitlistTexts }) {
  const open = useModalOpen(WAITLIST);
  const [store] = useState(() => pageWaitlist({ productId, variantId, close: () => overlays.closeModal(WAITLIST) }));
  const now = useStore(store, (state) => state);
  // While it goes away it shows what it showed: the reset is for the next time.
  const seen = useRef(now);
  if (open) seen.current = now;
  const state = seen.current;
  useEffect(() => (open ? () => store.reset(variantId) : undefined), [open, store, variantId]);
  return (
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
  );
}
