import { t } from '@vitrine/compiler/view.ts';
import { type CountdownPart, countdown } from './countdown.ts';

/** Tells what is left until `date` (Unix seconds as text), now and every second until `signal` ends it; null once the time has passed. */
export function tick(date: string, tell: (left: string | null) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const timer = setInterval(write, 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
  function write() {
    const parts = countdown(date, Date.now());
    if (parts.length === 0) clearInterval(timer);
    tell(parts.length > 0 ? parts.map(named).join(' ') : null);
  }
  write();
}

function named({ unit, count }: CountdownPart): string {
  if (unit === 'days') return t('promo.days', { count });
  if (unit === 'hours') return t('promo.hours', { count });
  if (unit === 'minutes') return t('promo.minutes', { count });
  return t('promo.seconds', { count });
}
