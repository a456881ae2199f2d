import { maybe, once, replace, type VariantObject, where } from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/objects.ts';
import { firstWith, isColor } from '../../../components/color-option.ts';
import { piecesLeft, statusOf } from '../../../domain/availability.ts';
import { availabilityOf, isFinalSale } from '../../../domain/variant-data.ts';
import { OPEN_PRODUCTS, PRODUCTS } from '../../../platform/product-address.ts';

/** An option that is chosen in the form without scripts: no color, and more than one value. */
const isChosenThere = (option: ProductOptionObject | undefined): boolean =>
  Boolean(option) && !(option && isColor(option)) && (option?.values.length ?? 0) > 1;

/** Shaped as the contract's `PlainForm`: which option is chosen last, and how many there are besides the color. */
export function plainFormOf(product: ProductObject) {
  const [one, two, three] = [0, 1, 2].map((index) => product.options_with_values[index]);
  const chosenThere = [isChosenThere(one), isChosenThere(two), isChosenThere(three)] as const;
  return {
    last: chosenThere[2] ? 2 : chosenThere[1] ? 1 : chosenThere[0] ? 0 : -1,
    count: (chosenThere[0] ? 1 : 0) + (chosenThere[1] ? 1 : 0) + (chosenThere[2] ? 1 : 0),
  };
}

const rowOf = (variant: VariantObject, url: string) => ({
  id: variant.id,
  url,
  price: variant.price,
  available: variant.available,
  preorder: statusOf(availabilityOf(variant)) === 'preorder',
  final_sale: isFinalSale(variant),
  left: piecesLeft(availabilityOf(variant)),
});

/** Shaped as the contract's `PlainValue`: the variant that a value leads to where there are no scripts. */
export const plainValueOf = (
  product: ProductObject,
  option: ProductOptionObject,
  value: string,
  /** That of the value beside what is chosen already. */
  beside: VariantObject | null,
  isWhole: boolean,
) =>
  isColor(option)
    ? isWhole && beside
      ? maybe(beside, (variant) => rowOf(variant, variant.url))
      : maybe(
          once(
            firstWith(where(product.variants, 'available'), option, value) ??
              firstWith(product.variants, option, value),
          ),
          (variant) => rowOf(variant, replace(variant.url, PRODUCTS, OPEN_PRODUCTS)),
        )
    : maybe(beside, (variant) => rowOf(variant, variant.url));
