import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** What cannot be fetched is not missed: the account is whole without it. */
const Waitlist = lazy<ComponentType<{ url: string }>>(() =>
  import('./Waitlist.tsx').catch(() => ({ default: () => null })),
);

/** The place of the customer's waitlist, which the browser asks the app for. */
export function WaitlistSlot({ url }: { url: string }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(true), []);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <Waitlist url={url} />
      </Suspense>
    )
  );
}
