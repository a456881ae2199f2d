import { useEffect, useState } from 'react';
import type { Card } from '../../domain/card.schema.ts';
import type { CardProduct } from '../../domain/card-product.schema.ts';
import { fetchCardProduct } from '../../platform/products/card-product.ts';
import type { Wish } from '../../state/wishes/wish.ts';
import { cardInColor } from '../product-card/card-choice.ts';
import { variantOf } from './variant-of.ts';

/** The card in the color of a variant; as it is where the product has no colors, or no such variant any more. */
export function cardOfVariant(card: Card, product: CardProduct, id: number): Card {
  const variant = product.variants.find((candidate) => candidate.id === id);
  const color = variant?.options.find((option) => card.swatches.some(({ name }) => name === option));
  return (color !== undefined && cardInColor(card, product, color)) || card;
}

/** The card of an entry as it was kept: in its color, and the variant itself where one was chosen. Read only where the card is of another. */
export function useWishedCard(
  wish: Wish,
  card: Card | null | undefined,
): {
  card: Card | null | undefined;
  /** Null: there is none any more, or it could not be read. */
  variant: { variant: CardProduct['variants'][number]; product: CardProduct } | null | undefined;
  isUnread: boolean;
} {
  const [product, setProduct] = useState<CardProduct | null>();
  const url = card?.url ?? '';
  const isOther = url !== '' && (wish.chosen || variantOf(url) !== wish.variant);
  useEffect(() => {
    if (!isOther) return;
    let isGone = false;
    void fetchCardProduct(url).then((answer) => {
      if (!isGone) setProduct(answer.ok ? answer.value : null);
    });
    return () => {
      isGone = true;
    };
  }, [isOther, url]);
  const variant = product?.variants.find(({ id }) => id === wish.variant);
  return {
    card: card && product ? cardOfVariant(card, product, wish.variant) : card,
    variant: product === undefined ? undefined : product && variant ? { variant, product } : null,
    isUnread: product === null,
  };
}
