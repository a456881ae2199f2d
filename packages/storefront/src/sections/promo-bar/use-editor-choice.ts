import { type RefObject, useEffect, useRef } from 'react';

/** In the theme editor the message whose block is selected is the one that is shown. */
export function useEditorChoice(count: number, show: (index: number) => void): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const select = ({ target }: Event) => {
      const index = target instanceof HTMLLIElement ? [...element.querySelectorAll('li')].indexOf(target) : -1;
      if (index >= 0 && index < count) show(index);
    };
    element.addEventListener('shopify:block:select', select);
    return () => element.removeEventListener('shopify:block:select', select);
  }, [count, show]);
  return root;
}
