import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { useAlive } from '../../components/use-alive.ts';
import { type CountdownPart, countdown } from './countdown.ts';

/** What is left until `date`, told every second (`spec §4`). Empty in the first paint, in the room it will take. */
export function Countdown({ date }: { date: string }) {
  const alive = useAlive();
  const [now, setNow] = useState(Date.now);
  const parts = alive ? countdown(date, now) : [];
  const over = alive && parts.length === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return (
    !over && (
      <span className="promo__countdown tabular" role="timer">
        {parts.map(named).join(' ')}
      </span>
    )
  );
}

function named({ unit, count }: CountdownPart): string {
  if (unit === 'days') return t('promo.days', { count });
  if (unit === 'hours') return t('promo.hours', { count });
  if (unit === 'minutes') return t('promo.minutes', { count });
  return t('promo.seconds', { count });
}
