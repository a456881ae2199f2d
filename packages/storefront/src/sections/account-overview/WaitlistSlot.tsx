import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk } from '../../components/lazy/use-chunk.ts';
import { useHydrated } from '../../components/ui/use-hydrated.ts';

const waitlist = viewChunk(() => import('./Waitlist.tsx'));

/** The place of the customer's waitlist, which the browser asks the app for. The account is whole without it. */
export function WaitlistSlot({ url }: { url: string }) {
  const Waitlist = useChunk(waitlist, useHydrated());
  return Waitlist && <Waitlist url={url} />;
}
