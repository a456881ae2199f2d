import { useEffect, useState } from 'react';

/** What is left until `date`, written every second (rule popup-6). Empty in the first paint, in the room it will take; gone once the time has passed. */
export function Countdown({ date }: { date: string }) {
  const [left, setLeft] = useState<string | null>('');
  useEffect(() => {
    const gone = new AbortController();
    import('./tick.ts').then(
      ({ tick }) => tick(date, setLeft, gone.signal),
      // The message stands without it.
      () => {},
    );
    return () => gone.abort();
  }, [date]);
  return (
    left !== null && (
      <span className="promo__countdown tabular" role="timer">
        {left}
      </span>
    )
  );
}
