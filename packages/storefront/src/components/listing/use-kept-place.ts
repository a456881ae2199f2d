import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the window where it is while something is put above: call the answer before, change `mark` when it is there. Browsers
 * do so by themselves only below the top of a page.
 */
export function useKeptPlace(mark: unknown): () => void {
  const before = useRef<{ item: Element; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the mark is when the place is measured again
  useLayoutEffect(() => {
    const kept = before.current;
    before.current = null;
    if (kept?.item.isConnected)
      scrollBy({ top: kept.item.getBoundingClientRect().top - kept.top, behavior: 'instant' });
  }, [mark]);
  return () => {
    const item = document.querySelector('.collection__grid > .grid__product');
    if (item) before.current = { item, top: item.getBoundingClientRect().top };
  };
}
