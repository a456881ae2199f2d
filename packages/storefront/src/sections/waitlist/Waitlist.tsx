import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk } from '../../components/lazy/use-chunk.ts';
import { goToAsked, WAITLIST } from '../../components/waitlist/waitlist-ask.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import type { WaitlistProps } from './waitlist.schema.ts';

const popup = viewChunk(() => import('./WaitlistPopup.tsx'));

/** The waitlist popup (rules waitlist-1, waitlist-3), opened from anywhere by `openWaitlist`. What is inside is loaded when it is first wanted. */
export function Waitlist({ texts }: WaitlistProps) {
  const Popup = useChunk(popup, useModalOpen(WAITLIST), { instead: goToAsked });
  return Popup && <Popup texts={texts} />;
}
