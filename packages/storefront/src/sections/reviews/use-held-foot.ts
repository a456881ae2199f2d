import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Who has scrolled past a list that is still to come stays where he is when it comes: what follows the section keeps its place in the
 * window. `come`: the list is there. Answers what to call just before the section changes.
 */
export function useHeldFoot(section: RefObject<HTMLElement | null>, come: boolean): () => void {
  const foot = useRef<number | null>(null);
  useLayoutEffect(() => {
    const before = foot.current;
    foot.current = null;
    if (!come || before === null || before >= window.innerHeight || !section.current) return;
    window.scrollBy({ top: section.current.getBoundingClientRect().bottom - before, behavior: 'instant' });
  }, [come, section]);
  return useCallback(() => {
    foot.current = section.current?.getBoundingClientRect().bottom ?? null;
  }, [section]);
}
