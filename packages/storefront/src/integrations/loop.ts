import type { CartListener } from '../state/cart/cart-change.ts';

/** ms after the last change of the bag until the widget is told. */
export const LOOP_DELAY = 200;

/**
 * Tells the loop widget that the bag changed, after adds and updates that succeeded (rules cart-24, cart-25): `name` on `target`, with the cart
 * in `detail`. Quick changes are told once. The widget may change the bag in answer and then says `Loop:Cart Update`, which is a
 * read and no change: so the two cannot chase each other. An empty name tells nobody.
 */
export function refreshLoopWidget(target: EventTarget, name: string): CartListener {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    changed(change, cart) {
      if (name === '' || change.action === 'note') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { cart } }));
      }, LOOP_DELAY);
    },
  };
}
