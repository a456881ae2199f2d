import { t } from '@vitrine/compiler/view.ts';
import type { CartListener } from './cart-change.ts';
import { cartErrorOf } from './cart-error.ts';
import { cartErrorSentence } from './cart-error-sentence.ts';
import { announce, announceError } from './live-region.ts';

/** Says in the page's live region what became of each change of the bag. */
export function tellShopper(): CartListener {
  return {
    started(change, outcome) {
      void outcome.then((result) => {
        if (!result.ok) {
          announceError(cartErrorSentence(cartErrorOf(result.error)));
          return;
        }
        if (change.action === 'note') return;
        const [line] = change.lines;
        const added = change.action === 'add' && line ? result.value.items.find((item) => item.id === line.id) : null;
        announce(
          added
            ? t('cart.added', { title: added.product_title })
            : t('cart.changed', { count: result.value.item_count }),
        );
      });
    },
  };
}
