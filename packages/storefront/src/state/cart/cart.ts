import { cartCalls } from '../../platform/cart/cart-calls.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { announceCartChanges } from './announce-cart.ts';
import type { CartStore } from './cart-api.ts';
import type { CartListener } from './cart-change.ts';
import { keepCartCurrent } from './cart-freshness.ts';
import { createCart } from './cart-store.ts';
import { summarizeCart } from './cart-summary.ts';

/** The bag of this page. `startCart` reads it; a component that uses `useCart` has that done. */
export const cart: CartStore = createCart({
  calls: cartCalls(() => pageConfig().routes),
  showErrors: () => pageConfig().settings.show_errors,
});

summarizeCart(cart);

/** A listener that is fetched with the first change; one that cannot be had is asked for again with the next. */
function lazyListener(load: () => Promise<CartListener>): CartListener {
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
    lazyListener(async () =>
      (await import('../../integrations/standard-events.ts')).emitStandardEvents(document, currency),
    ),
  );
  announceCartChanges(cart);
  const loopEvent = settings.loop_event_name ?? '';
  cart.listen(
    lazyListener(async () => (await import('../../integrations/loop.ts')).notifyLoopWidget(document, loopEvent)),
  );
  keepCartCurrent(cart);
  cart.start();
}
