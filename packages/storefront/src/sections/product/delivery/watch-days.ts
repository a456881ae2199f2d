import { viewConfig } from '@vitrine/compiler/view.ts';
import type { DeliveryTerms } from '../product-service.schema.ts';
import { deliveryDays } from './delivery-dates.ts';

/**
 * Calls `onChange` with the delivery days now, and again when the page becomes visible, until `signal` aborts: a tab may be open past the
 * cut-off.
 */
export function watchDays(terms: DeliveryTerms, onChange: (days: string) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const update = () => onChange(deliveryDays(terms, new Date(), viewConfig().locale));
  document.addEventListener('visibilitychange', update, { signal });
  window.addEventListener('pageshow', update, { signal });
  update();
}
