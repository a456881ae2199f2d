import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { loadOnSign } from '../../../components/load-on-sign.ts';
import type { Status } from '../../../domain/availability.ts';
import { chunk } from '../../../state/chunk.ts';
import type { DeliveryTerms } from '../product-service.schema.ts';

/** Somebody is there: until then a page pays for no dates. Where they cannot be fetched the number of days stays. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'];
const dates = chunk(() => import('./watch-days.ts'));

/**
 * When the piece arrives. The platform prints the number of working days, which stays true on a page that is cached; the browser
 * writes the dates at the first sign of a shopper. A pre-order has its own date above, and the days after it here; what is sold out has no date.
 */
export function DeliveryPromise({ terms, status }: { terms: DeliveryTerms; status: Status }) {
  const [days, setDays] = useState('');
  useEffect(() => {
    const gone = new AbortController();
    void loadOnSign(dates, SIGNS, () => true).then(({ watchDays }) => watchDays(terms, setDays, gone.signal));
    return () => gone.abort();
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
