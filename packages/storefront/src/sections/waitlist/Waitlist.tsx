import type { WaitlistProps } from '@vitrine/contract';
import { lazy, Suspense } from 'react';
import { orClose, useWanted } from '../../components/use-wanted.ts';
import { WAITLIST, waitlistAsk } from '../../components/waitlist/waitlist-ask.ts';

const Popup = lazy(
  orClose(
    WAITLIST,
    () => import('./WaitlistPopup.tsx'),
    () => location.assign(waitlistAsk.getState().ask?.url ?? '/'),
  ),
);

/** The waitlist popup (`spec §2`), opened from anywhere by `openWaitlist`. What is inside is loaded when it is first wanted. */
export function Waitlist({ texts }: WaitlistProps) {
  const wanted = useWanted(WAITLIST);
  return wanted ? (
    <Suspense fallback={null}>
      <Popup texts={texts} />
    </Suspense>
  ) : null;
}
