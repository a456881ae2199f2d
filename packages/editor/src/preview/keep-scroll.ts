import { sectionElement, sectionsOf } from './targets.ts';

const isFixed = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

const isVisible = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Remembers where the selected section is in the window, or else the first visible one. Call what it returns after a change of the page: that
 * section is scrolled to where it was.
 */
export function keepScroll(selected: string | undefined): () => void {
  // Never one that stays where it is whatever is above it.
  const visible = sectionsOf(document).filter(({ element }) => isVisible(element) && !isFixed(element));
  const anchors = [...visible.filter(({ id }) => id === selected), ...visible].map(({ id, element }) => ({
    id,
    top: element.getBoundingClientRect().top,
  }));
  return () => {
    for (const { id, top } of anchors) {
      const element = sectionElement(document, id);
      if (!element) continue;
      const moved = element.getBoundingClientRect().top - top;
      if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      return;
    }
  };
}
