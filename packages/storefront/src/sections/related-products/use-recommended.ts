import { routes } from '@vitrine/compiler/view.ts';
import type { Card, RelatedProductsProps } from '@vitrine/contract';
import { type RefObject, useEffect, useState } from 'react';
import { recommendedCards } from '../../platform/product-cards.ts';

/** Whether a visitor sees any of it, or is in it by key. */
function isInUse(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return (top < window.innerHeight && bottom > 0) || row.contains(document.activeElement);
}

/**
 * What the platform recommends, read when the row comes near. Null: the page's own stay, because the merchant chose them, the call
 * failed, brought nothing, or came when the visitor was looking at them already: nothing is exchanged under anybody's eyes.
 */
export function useRecommended(props: RelatedProductsProps, row: RefObject<HTMLElement | null>): Card[] | null {
  const { product_id: productId, count: limit, intent, chosen } = props;
  const empty = props.items.length === 0;
  const [cards, setCards] = useState<Card[] | null>(null);
  useEffect(() => {
    if (chosen) return;
    const controller = new AbortController();
    void recommendedCards(routes, { productId, limit, intent }, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted || !answer.ok || answer.value.length === 0) return;
      if (empty || (row.current && !isInUse(row.current))) setCards(answer.value);
    });
    return () => controller.abort();
  }, [productId, limit, intent, chosen, empty, row]);
  return cards;
}
