import { type RefObject, useEffect, useState } from 'react';

/** In the theme editor the slide whose block is selected is shown. True as long as one is: the carousel does not turn by itself then. */
export function useSelectedSlide(viewport: RefObject<HTMLElement | null>, goTo: (index: number) => void): boolean {
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const select = ({ target }: Event) => {
      const index = [...element.querySelectorAll('li')].findIndex(
        (slide) => target instanceof Node && slide.contains(target),
      );
      if (index < 0) return;
      setSelected(true);
      goTo(index);
    };
    const deselect = () => setSelected(false);
    element.addEventListener('shopify:block:select', select);
    element.addEventListener('shopify:block:deselect', deselect);
    return () => {
      element.removeEventListener('shopify:block:select', select);
      element.removeEventListener('shopify:block:deselect', deselect);
    };
  }, [viewport, goTo]);
  return isSelected;
}
