import { useEffect, useRef } from 'react';

/**
 * Scrolls to what has been selected, once it has a line. Only then: who scrolls away from it and unfolds a row above it, which moves it, stays there.
 * `at`: index of its line, or -1.
 */
export function useScrollToSelected(selected: string | null, at: number, scrollTo: (index: number) => void): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (selected === shown.current || (selected !== null && at < 0)) return;
    shown.current = selected;
    if (at >= 0) scrollTo(at);
  }, [selected, at, scrollTo]);
}
