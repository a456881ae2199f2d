import { type RefObject, useEffect, useRef } from 'react';

/** In the theme editor the message whose block is selected is the one that is shown; `select` is told null when none is. */
export function useEditorChoice(count: number, select: (index: number | null) => void): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const chosen = ({ target }: Event) => {
      const index = target instanceof HTMLLIElement ? [...element.querySelectorAll('li')].indexOf(target) : -1;
      if (index >= 0 && index < count) select(index);
    };
    const left = () => select(null);
    element.addEventListener('shopify:block:select', chosen);
    element.addEventListener('shopify:block:deselect', left);
    return () => {
      element.removeEventListener('shopify:block:select', chosen);
      element.removeEventListener('shopify:block:deselect', left);
    };
  }, [count, select]);
  return root;
}
