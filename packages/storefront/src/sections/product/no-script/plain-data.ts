import { maybe, once, replace, type VariantObject, where } from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/objects.ts';
import { firstWith, isColor } from '../../../components/product/color-option.ts';
import { quantityLeft, statusOf } from '../../../domain/availability.ts';
import { availabilityOf, isFinalSale } from '../../../domain/variant-data.ts';
import { COLOR_PRODUCTS, PRODUCTS } from '../../../platform/products/product-address.ts';

/** Whether an option is chosen in the form without scripts: it is no color and has several values. */
const isInForm = (option: ProductOptionObject | undefined): boolean =>
  Boolean(option) && !(option && isColor(option)) && (option?.values.length ?? 0) > 1;

/** A `PlainForm`: which option is chosen last, and how many there are besides the color. */
export function plainFormOf(product: ProductObject) {
  const [one, two, three] = [0, 1, 2].map((index) => product.options_with_values[index]);
  const inForm = [isInForm(one), isInForm(two), isInForm(three)] as const;
  return {
    last: inForm[2] ? 2 : inForm[1] ? 1 : inForm[0] ? 0 : -1,
    count: (inForm[0] ? 1 : 0) + (inForm[1] ? 1 : 0) + (inForm[2] ? 1 : 0),
  };
}

const rowOf = (variant: VariantObject, url: string) => ({
  id: variant.id,
  url,
  price: variant.price,
  available: variant.available,
  preorder: statusOf(availabilityOf(variant)) === 'preorder',
  final_sale: isFinalSale(variant),
  left: quantityLeft(availabilityOf(variant)),
});

/** A `PlainValue`: the variant that a value leads to without scripts. */
export const plainValueOf = (
  product: ProductObject,
  option: ProductOptionObject,
  value: string,
  /** The variant of the value with the other values as chosen. */
  current: VariantObject | null,
  isWhole: boolean,
) =>
  isColor(option)
    ? isWhole && current
      ? maybe(current, (variant) => rowOf(variant, variant.url))
      : maybe(
          once(
            firstWith(where(product.variants, 'available'), option, value) ??
              firstWith(product.variants, option, value),
          ),
          (variant) => rowOf(variant, replace(variant.url, PRODUCTS, COLOR_PRODUCTS)),
        )
    : maybe(current, (variant) => rowOf(variant, variant.url));
