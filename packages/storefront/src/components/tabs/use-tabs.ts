import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDesktop } from '../../state/viewport/use-viewport.ts';
import { viewport } from '../../state/viewport/viewport.ts';
import { moveAccordion } from '../accordion/accordion-motion.ts';
import { type ActiveTab, chooseTab, relayTab } from './tabs-state.ts';

/**
 * Which tab of a box is active: `undefined` until something was chosen or the layout changed, so that the first paint is the payload's.
 * The panels are disclosures inside of `box`; on a phone they move, on a desktop they are swapped.
 */
export function useTabs(defaultActive: number): {
  box: RefObject<HTMLDivElement | null>;
  active: ActiveTab | undefined;
  choose: (index: number) => void;
} {
  const desktop = useDesktop();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<ActiveTab | undefined>(undefined);

  // Not the first reading of the window, only its changes.
  useEffect(
    () =>
      viewport.subscribe((now, before) => {
        if (now.desktop !== before.desktop)
          setActive((tab) => relayTab(tab === undefined ? defaultActive : tab, now.desktop));
      }),
    [defaultActive],
  );

  // The theme editor shows the block that is worked on.
  useEffect(() => {
    const selected = ({ target }: Event) => {
      const index = panelsOf(box.current).indexOf(target as HTMLDetailsElement);
      if (index >= 0) setActive(index);
    };
    document.addEventListener('shopify:block:select', selected);
    return () => document.removeEventListener('shopify:block:select', selected);
  }, []);

  useEffect(() => {
    if (active === undefined) return;
    const panels = panelsOf(box.current);
    for (const [index, panel] of panels.entries())
      moveAccordion(panel, index === active, desktop || viewport.getState().reducedMotion);
  }, [active, desktop]);

  return {
    box,
    active,
    choose: (index) => setActive(chooseTab(active === undefined ? defaultActive : active, index, desktop)),
  };
}

const panelsOf = (box: Element | null): HTMLDetailsElement[] => [
  ...(box?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []),
];
