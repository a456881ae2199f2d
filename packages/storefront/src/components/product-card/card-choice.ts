import { statusOf } from '../../domain/availability.ts';
import type { Card } from '../../domain/card.schema.ts';
import type { CardProduct } from '../../domain/card-product.schema.ts';
import { colorAddress } from '../../platform/products/product-address.ts';
import { pictureFrom } from './card-picture.ts';

/** The variant of a color a card leads to: the first that can be bought, else the first. */
export function variantOfColor(product: CardProduct, color: string) {
  const of = product.variants.filter((variant) => variant.options.includes(color));
  return of.find((variant) => variant.available) ?? of[0];
}

/** The card as it is with another color: its variant's picture, price, state and address (rules card-1, card-3). */
export function cardInColor(card: Card, product: CardProduct, color: string): Card | undefined {
  const variant = variantOfColor(product, color);
  if (!variant) return undefined;
  return {
    ...card,
    color,
    url: colorAddress(variant.url),
    price: variant.price,
    cap: variant.cap,
    discount: variant.discount,
    from: false,
    available: variant.available,
    preorder: statusOf(variant) === 'preorder',
    counted: variant.counted,
    image: variant.picture ? pictureFrom(variant.picture, card.image) : card.image,
    // A card that shows none keeps to that.
    hover: card.hover && variant.hover ? pictureFrom(variant.hover, card.image) : null,
  };
}
