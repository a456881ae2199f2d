import { useEffect, useRef, useState } from 'react';

/**
 * What moves by itself: `step` is called every `every` ms. It stands still while the pointer or the keys are on it, and from the
 * pause control on until play is pressed.
 */
export function useAutoplay({
  every,
  active,
  startsPaused = false,
  step,
}: {
  /** ms. */
  every: number;
  active: boolean;
  startsPaused?: boolean;
  step: () => void;
}) {
  const [held, hold] = useState(false);
  const [chosen, choose] = useState<boolean | null>(null);
  const paused = chosen ?? startsPaused;
  const turning = active && !held && !paused;
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => latest.current(), every);
    return () => clearInterval(timer);
  }, [turning, every]);
  return {
    paused,
    toggle() {
      choose(!paused);
      hold(false);
    },
    /** To be spread on the element that holds what moves. */
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
