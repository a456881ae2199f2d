import { useEffect, useState } from 'react';

/** Milliseconds each message stands (`spec §4, §9`). */
export const STAND = 5000;

/**
 * Number of the message that is shown: the next one every 5 s, in a circle. It stands still while the pointer or the keys are on it,
 * and from the pause control on until play is pressed.
 */
export function useRotation(count: number) {
  const [shown, show] = useState(0);
  const [held, hold] = useState(false);
  const [paused, setPaused] = useState(false);
  const turning = count > 1 && !held && !paused;
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => show((now) => (now + 1) % count), STAND);
    return () => clearInterval(timer);
  }, [turning, count]);
  return {
    shown,
    show,
    paused,
    toggle() {
      setPaused(!paused);
      hold(false);
    },
    /** To be spread on the element that holds the messages. */
    holders: {
      onPointerEnter: () => hold(true),
      onPointerLeave: () => hold(false),
      onFocus: (event: { target: Element }) => {
        if (event.target.matches(':focus-visible')) hold(true);
      },
      onBlur: () => hold(false),
    },
  };
}
