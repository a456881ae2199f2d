import { viewConfig } from '@vitrine/compiler/view.ts';
import type { DeliveryTerms } from '../product-service.schema.ts';
import { deliveryDays } from './delivery-dates.ts';

/**
 * Says the days of delivery now, and again whenever the page is looked at anew until `signal` aborts: a tab that was left open passes the
 * cut-off too.
 */
export function watchDays(terms: DeliveryTerms, say: (days: string) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const tell = () => say(deliveryDays(terms, new Date(), viewConfig().locale));
  document.addEventListener('visibilitychange', tell, { signal });
  window.addEventListener('pageshow', tell, { signal });
  tell();
}
