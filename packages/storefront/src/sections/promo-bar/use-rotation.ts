import { useState } from 'react';
import { useTurning } from '../../components/use-turning.ts';

/** Milliseconds each message stands (`spec §4, §9`). */
const STAND = 5000;

/** Number of the message that is shown: the next one every 5 s, in a circle. */
export function useRotation(count: number) {
  const [shown, show] = useState(0);
  const { paused, toggle, holders } = useTurning({
    every: STAND,
    active: count > 1,
    step: () => show((now) => (now + 1) % count),
  });
  return { shown, show, paused, toggle, holders };
}
