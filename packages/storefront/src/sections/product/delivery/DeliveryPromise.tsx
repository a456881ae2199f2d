import { t, viewConfig } from '@vitrine/compiler/view.ts';
import type { DeliveryTerms } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import type { Status } from '../logic.ts';

/**
 * When the piece arrives. The platform prints the number of working days, which stays true on a page that is cached; the browser then
 * writes the dates. A pre-order has its own date above, and the days after it here; what is sold out has no date.
 */
export function DeliveryPromise({ terms, status }: { terms: DeliveryTerms; status: Status }) {
  const [days, setDays] = useState('');
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    import('./watch-days.ts').then(
      ({ watchDays }) => {
        if (!gone) stop = watchDays(terms, viewConfig().locale, setDays);
      },
      // The number of days stays.
      () => {},
    );
    return () => {
      gone = true;
      stop?.();
    };
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
