import { refreshLoopWidget } from '../integrations/loop.ts';
import { offerActions } from '../integrations/standard-actions.ts';
import { tellStandardEvents } from '../integrations/standard-events.ts';
import { cartCalls } from '../platform/cart-calls.ts';
import { pageConfig } from '../platform/page-config.ts';
import type { CartStore } from './cart-api.ts';
import { keepFresh } from './cart-freshness.ts';
import { createCart } from './cart-store.ts';
import { tellShopper } from './cart-voice.ts';
import { goToCart, openCart } from './open-cart.ts';

/** The bag of this page. `startCart` reads it; a component that uses `useCart` has that done. */
export const cart: CartStore = createCart({
  calls: cartCalls(() => pageConfig().routes),
  showErrors: () => pageConfig().settings.show_errors,
});

let started = false;

/** Reads the bag and joins it to the page: freshness, voice, standard events and actions, the loop widget. Once per page. */
export function startCart(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  const { currency, settings } = pageConfig();
  cart.listen(tellStandardEvents(document, currency));
  tellShopper(cart);
  cart.listen(refreshLoopWidget(document, settings.loop_event_name ?? ''));
  keepFresh(cart);
  offerActions(cart, { currency, open: () => (openCart() ? undefined : goToCart()) });
  cart.start();
}
