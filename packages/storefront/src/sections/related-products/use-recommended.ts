import { routes } from '@vitrine/compiler/view.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { Card } from '../../domain/card.schema.ts';
import { recommendedCards } from '../../platform/products/product-cards.ts';
import type { RelatedProductsProps } from './related-products.schema.ts';

/** Whether any of it is, or is above, what the window shows: then it may have been seen. */
const isReached = (row: HTMLElement): boolean => row.getBoundingClientRect().top < window.innerHeight;

/** Answers, at any time from now on, whether a visitor may have seen any of the row or has been in it by key. */
function watch(row: HTMLElement): { wasSeen(): boolean; stop(): void } {
  let seen = isReached(row);
  const see = () => {
    seen = true;
  };
  const look = () => {
    seen ||= isReached(row);
  };
  row.addEventListener('focusin', see);
  window.addEventListener('scroll', look, { passive: true });
  return {
    wasSeen: () => seen || isReached(row) || row.contains(document.activeElement),
    stop() {
      row.removeEventListener('focusin', see);
      window.removeEventListener('scroll', look);
    },
  };
}

/**
 * What the platform recommends, read when the row comes near. Null: the page's own stay, because the merchant chose them, the call
 * failed, brought nothing, or came when the visitor may have seen some of them: nothing is exchanged under anybody's eyes, nor behind
 * anybody's back. A row that may have been seen already is not asked for.
 */
export function useRecommended(props: RelatedProductsProps, row: RefObject<HTMLElement | null>): Card[] | null {
  const { product_id: productId, count: limit, intent, chosen } = props;
  const empty = props.items.length === 0;
  const [cards, setCards] = useState<Card[] | null>(null);
  useEffect(() => {
    if (chosen || !row.current) return;
    const sight = watch(row.current);
    if (!empty && sight.wasSeen()) return sight.stop();
    const controller = new AbortController();
    void recommendedCards(routes, { productId, limit, intent }, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted || !answer.ok || answer.value.length === 0) return;
      if (empty || !sight.wasSeen()) setCards(answer.value);
    });
    return () => {
      sight.stop();
      controller.abort();
    };
  }, [productId, limit, intent, chosen, empty, row]);
  return cards;
}
