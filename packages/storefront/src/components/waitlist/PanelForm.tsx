import { useSectionId } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { pageWaitlist } from '../../integrations/notifications/page-waitlist.ts';
import { useStore } from '../../state/use-store.ts';
import { WaitlistForm } from './WaitlistForm.tsx';
import type { WaitlistTexts } from './waitlist.schema.ts';

/** The form on the product page: it follows the chosen variant. */
export default function PanelForm({
  productId,
  variantId,
  texts,
}: {
  productId: number;
  variantId: number;
  texts: WaitlistTexts;
  /** Of the shop: what stands in where this form cannot be had needs it. */
  email: string;
}) {
  const id = useSectionId();
  const [store] = useState(() => pageWaitlist({ productId, variantId }));
  const state = useStore(store, (now) => now);
  useEffect(() => {
    const { phase, variantId: known } = store.getState();
    if (known === variantId) return;
    // Thanks were for the other one; an address that is being written is kept.
    if (phase === 'success' || phase === 'submitting') store.reset(variantId);
    else store.setVariant(variantId);
  }, [store, variantId]);
  return <WaitlistForm id={`${id}-waitlist`} store={store} state={state} texts={texts} />;
}
