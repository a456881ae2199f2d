import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { onDemand } from '../../../components/lazy/on-demand.ts';
import type { Status } from '../../../domain/availability.ts';
import type { DeliveryTerms } from '../product-service.schema.ts';

/** The dates are computed at the first of these, to keep them out of the page's load. If their code cannot be fetched the number of days stays. */
const EVENTS = ['pointermove', 'touchstart', 'wheel', 'keydown'];
const loadDates = () => import('./watch-days.ts');

/**
 * When the order arrives. Liquid prints the number of working days, which is right on a cached page too; the browser replaces it by dates
 * at the first interaction. A pre-order has the number of days after its own date; a sold-out variant has no delivery date.
 */
export function DeliveryPromise({ terms, status }: { terms: DeliveryTerms; status: Status }) {
  const [days, setDays] = useState('');
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const { stop } = onDemand({ events: EVENTS }, () =>
      loadDates().then(({ watchDays }) => signal.aborted || watchDays(terms, setDays, signal)),
    );
    signal.addEventListener('abort', stop);
    return () => listeners.abort();
  }, [terms]);
  return (
    status !== 'waitlist' && (
      <div className="delivery small">
        <p>
          {status === 'preorder' ? (
            <span>{t('delivery.preorder', { min: terms.min_days, max: terms.max_days })}</span>
          ) : days ? (
            <span>{t('delivery.dates', { days })}</span>
          ) : (
            <span>{t('delivery.span', { min: terms.min_days, max: terms.max_days })}</span>
          )}
        </p>
        <p className="muted">{t('delivery.free', { country: terms.country })}</p>
      </div>
    )
  );
}
