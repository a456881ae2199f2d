import { contains, fallback, image, maybe, replace } from '@vitrine/compiler';
import type { ProductObject } from '@vitrine/compiler/platform/objects.ts';
import { COLOR_PRODUCTS, PRODUCTS } from '../../platform/products/product-address.ts';
import { firstOption, firstWith, isColor } from './color-option.ts';

/** The color in which a look shows a piece: its field `colors` has a line `handle / color` for each. Empty: it says nothing. */
export const wornColor = (product: ProductObject, colors: string[] | null): string =>
  `${firstOption(
    product,
    isColor,
    (option) => option.values.map(({ name }) => (contains(colors, `${product.handle} / ${name}`) ? name : '')).join(''),
    '',
  )}`;

/** Where a piece of a look leads, and its picture: in the color in which it is worn. */
export const wornPiece = (product: ProductObject, color: string, width: number) => {
  const variant = firstOption(product, isColor, (option) => firstWith(product.variants, option, color), null);
  return {
    color,
    url: maybe(variant, ({ url }) => replace(url, PRODUCTS, COLOR_PRODUCTS)) ?? product.url,
    image:
      maybe(
        fallback(
          maybe(variant, ({ featured_image }) => featured_image),
          product.featured_image,
        ),
        (picture) => image(picture, { width, widths: [80, 160, 240, 320, 480], alt: '' }),
      ) ?? null,
  };
};
