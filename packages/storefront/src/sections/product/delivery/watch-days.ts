import type { DeliveryTerms } from '@vitrine/contract';
import { deliveryDays } from './delivery-dates.ts';

/**
 * Says the days of delivery now, and again whenever the page is looked at anew: a tab that was left open passes the cut-off too.
 * Answers what ends it.
 */
export function watchDays(terms: DeliveryTerms, locale: string, say: (days: string) => void): () => void {
  const tell = () => say(deliveryDays(terms, new Date(), locale));
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pageshow', tell);
  tell();
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}
