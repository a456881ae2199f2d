import { t } from '@vitrine/compiler/view.ts';
import type { CartError } from './cart-state.ts';

/** Why the bag is not as the shopper wished, as a sentence: the platform's own where it gave one. */
export function cartErrorSentence(error: CartError): string {
  switch (error.kind) {
    case 'refused':
      return error.message || t('cart.errors.refused');
    case 'offline':
      return t('cart.errors.offline');
    case 'timeout':
      return t('cart.errors.timeout');
    case 'adjusted':
      return error.count ? t('cart.errors.adjusted', { count: error.count }) : t('cart.errors.gone');
    case 'unexpected':
      return t('cart.errors.unexpected');
  }
}
