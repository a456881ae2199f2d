import { type MouseEvent, useRef, useState } from 'react';
import type { Card } from '../../domain/card.schema.ts';

/** A click that wants the link itself: another tab, a download. */
export const wantsLink = (event: MouseEvent): boolean =>
  event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const loadColors = () => Promise.all([import('../../platform/products/card-product.ts'), import('./card-choice.ts')]);

/** A card whose color the shopper may change. What that needs is read at the first choice; if it cannot be, the link is followed. */
export function useCard(card: Card) {
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Card | null>(null);
  /** The newest wish: answers may come in another order. */
  const wanted = useRef('');

  async function choose(color: string, url: string) {
    const [{ fetchCardProduct }, { cardInColor }] = await loadColors();
    const product = await fetchCardProduct(card.url);
    const next = product.ok ? cardInColor(card, product.value, color) : undefined;
    if (!next) location.assign(url);
    else if (wanted.current === color) setChosen(next);
  }

  return {
    shown: chosen ?? card,
    picked,
    pick(event: MouseEvent<HTMLAnchorElement>, color: string, url: string) {
      if (wantsLink(event)) return;
      event.preventDefault();
      wanted.current = color;
      setPicked(color);
      choose(color, url).catch(() => location.assign(url));
    },
  };
}
