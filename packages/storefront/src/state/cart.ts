import { refreshLoopWidget } from '../integrations/loop.ts';
import { tellStandardEvents } from '../integrations/standard-events.ts';
import { cartCalls } from '../platform/cart-calls.ts';
import { pageConfig } from '../platform/page-config.ts';
import type { CartStore } from './cart-api.ts';
import { keepFresh } from './cart-freshness.ts';
import { createCart } from './cart-store.ts';
import { tellShopper } from './cart-voice.ts';
import { knowBag, startBag } from './known-bag.ts';

/** The bag of this page. `startCart` reads it; a component that uses `useCart` has that done. */
export const cart: CartStore = createCart({
  calls: cartCalls(() => pageConfig().routes),
  showErrors: () => pageConfig().settings.show_errors,
});

knowBag(cart);

let started = false;

/** Reads the bag and joins it to the page: freshness, voice, standard events, the loop widget. Once per page. */
export function startCart(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  const { currency, settings } = pageConfig();
  cart.listen(tellStandardEvents(document, currency));
  tellShopper(cart);
  cart.listen(refreshLoopWidget(document, settings.loop_event_name ?? ''));
  keepFresh(cart);
  cart.start();
  startBag();
}
