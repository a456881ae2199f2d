import { useEffect, useState } from 'react';
import { WAITLIST, type WaitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import { cardProductOf } from '../../platform/products/card-product.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { type Asked, askedOf, waitable } from './asked.ts';

/** What the popup offers; null while the product's variants are on their way. Where they cannot be had, its own page is opened. */
export function useAsked(ask: WaitlistAsk | null): Asked | null {
  const [read, setRead] = useState<{ of: WaitlistAsk; asked: Asked } | null>(null);
  useEffect(() => {
    if (!ask || ask.variants?.length) return;
    let gone = false;
    void cardProductOf(ask.url).then((product) => {
      if (gone) return;
      const asked = product.ok ? askedOf(waitable(product.value.variants, ask.variantId), ask.variantId) : null;
      if (asked) return setRead({ of: ask, asked });
      overlays.closeModal(WAITLIST);
      location.assign(ask.url);
    });
    return () => {
      gone = true;
    };
  }, [ask]);
  if (ask?.variants?.length) return askedOf(ask.variants, ask.variantId);
  return read && read.of === ask ? read.asked : null;
}
