import { hydrateIsland } from '@vitrine/compiler/client/hydrate-request.ts';
import { createStore } from 'zustand/vanilla';
import type { Card, CardPicture } from '../../domain/card.schema.ts';
import { overlays, whenNotShown } from '../../state/overlays/overlays.ts';

/** Id of the waitlist popup among the modals. */
export const WAITLIST = 'waitlist';

/** What the waitlist popup is about. */
export interface WaitlistAsk {
  productId: number;
  title: string;
  /** Address of the product: where the shopper goes when the popup cannot be had. */
  url: string;
  image: { src: string; alt: string } | null;
  /** The current variant; null: the first that is gone. */
  variantId: number | null;
  /** What can be waited for; null: read from the product's address. */
  variants: readonly { id: number; title: string; picture?: CardPicture | null }[] | null;
}

/** The newest wish; null before the first. */
export const waitlistAsk = createStore<{ ask: WaitlistAsk | null }>(() => ({ ask: null }));

/** Opens the waitlist popup from anywhere. On a page that has none, the product's own page is opened. */
export function openWaitlist(ask: WaitlistAsk): void {
  if (document.querySelector('[data-island="waitlist"]') === null) {
    location.assign(ask.url);
    return;
  }
  waitlistAsk.setState({ ask });
  hydrateIsland('waitlist');
  overlays.openModal(WAITLIST);
  whenNotShown(() => overlays.getState().modal === WAITLIST, goToAsked);
}

/** Where the popup cannot be fetched: the product's own page has the form, too. */
export function goToAsked(): void {
  overlays.closeModal(WAITLIST);
  location.assign(waitlistAsk.getState().ask?.url ?? '/');
}

/** What a card knows of its product; `variantId` where a size was chosen on it. */
export const askOfCard = (card: Card, variantId: number | null = null): WaitlistAsk => ({
  productId: card.id,
  title: card.title,
  url: card.url,
  image: card.image,
  variantId,
  variants: null,
});
