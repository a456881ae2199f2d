import { t } from '@vitrine/compiler/view.ts';
import type { CartStore } from './cart-api.ts';
import { cartErrorSentence } from './cart-error-text.ts';

/** Fetched with the first sentence; where it cannot be, the page shows the same. */
const speak = (say: (region: typeof import('../live-region.ts')) => void): void =>
  void import('../live-region.ts').then(say, () => {});

/** Says in the page's live region what became of each change of the bag: what the bag holds now, or why it is not as wished. */
export function tellShopper(cart: CartStore): void {
  let errors = 0;
  cart.subscribe((state, before) => {
    for (const [key, error] of Object.entries(state.errors)) {
      if (error === before.errors[key]) continue;
      errors += 1;
      speak(({ announceError }) => announceError(cartErrorSentence(error)));
    }
  });
  cart.listen({
    started(change, outcome) {
      const before = errors;
      void outcome.then((result) => {
        if (!result.ok || change.action === 'note' || errors > before) return;
        const { items, item_count } = result.value;
        const [line] = change.lines;
        const added = change.action === 'add' ? items.find((item) => item.id === line?.id) : undefined;
        const title = added?.product_title;
        speak(({ announce }) =>
          announce(title ? t('cart.added', { title }) : t('cart.changed', { count: item_count })),
        );
      });
    },
  });
}
