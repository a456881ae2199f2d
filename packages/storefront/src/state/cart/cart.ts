import { cartCalls } from '../../platform/cart/cart-calls.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { tellShopper } from './announce-cart.ts';
import type { CartStore } from './cart-api.ts';
import type { CartListener } from './cart-change.ts';
import { keepFresh } from './cart-freshness.ts';
import { createCart } from './cart-store.ts';
import { knowBag } from './cart-summary.ts';

/** The bag of this page. `startCart` reads it; a component that uses `useCart` has that done. */
export const cart: CartStore = createCart({
  calls: cartCalls(() => pageConfig().routes),
  showErrors: () => pageConfig().settings.show_errors,
});

knowBag(cart);

/** A listener that is fetched with the first change; one that cannot be had is asked for again with the next. */
function fetched(load: () => Promise<CartListener>): CartListener {
  let listener: Promise<CartListener> | undefined;
  const withListener = (use: (listener: CartListener) => void) => {
    listener ??= load();
    listener.then(use, () => {
      listener = undefined;
    });
  };
  return {
    started: (change, outcome) => withListener((loaded) => loaded.started?.(change, outcome)),
    changed: (change, now) => withListener((loaded) => loaded.changed?.(change, now)),
  };
}

let started = false;

/** Reads the bag and joins it to the page: freshness, voice, standard events, the loop widget. Once per page. */
export function startCart(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  const { currency, settings } = pageConfig();
  cart.listen(
    fetched(async () => (await import('../../integrations/standard-events.ts')).tellStandardEvents(document, currency)),
  );
  tellShopper(cart);
  const loopEvent = settings.loop_event_name ?? '';
  cart.listen(fetched(async () => (await import('../../integrations/loop.ts')).refreshLoopWidget(document, loopEvent)));
  keepFresh(cart);
  cart.start();
}
