import { contains, first, once, pluck, string, type VariantObject, where } from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/objects.ts';
import { allWith, firstOption, firstWith, isColor } from '../../components/product/color-option.ts';
import { wornPiece } from '../../components/product/look-item.ts';
import { missingOption } from '../../domain/missing-option.ts';
import { variantOf } from '../../domain/variant-data.ts';

/** The value that a variant has of an option. */
const optionOf = (variant: VariantObject, { position }: ProductOptionObject): string =>
  string(position === 1 ? variant.option1 : position === 2 ? variant.option2 : variant.option3);

/** A product of a look that shows it in a color (empty: the look does not say), and what of it is left to choose. */
export function lookProductOf(product: ProductObject, color: string) {
  const isOpen = (option: ProductOptionObject): boolean =>
    option.values.length !== 1 && (color === '' || !isColor(option));
  const [one, two, three] = [0, 1, 2].map((index) => product.options_with_values[index]);
  const ofFirst = <T>(read: (option: ProductOptionObject) => T, none: T): T => firstOption(product, isOpen, read, none);
  const firstName = once(ofFirst(({ name }) => name, ''));
  const ofLast = (read: (option: ProductOptionObject) => string): string =>
    three && isOpen(three) ? read(three) : two && isOpen(two) ? read(two) : one && isOpen(one) ? read(one) : '';
  const worn = firstOption(
    product,
    (option) => color !== '' && isColor(option),
    (option) => allWith(product.variants, option, color),
    product.variants,
  );
  return {
    ...wornPiece(product, color, 320),
    open: (one && isOpen(one) ? 1 : 0) + (two && isOpen(two) ? 1 : 0) + (three && isOpen(three) ? 1 : 0),
    first: firstName,
    first_values: ofFirst(({ values }) => pluck(values, 'name'), []),
    last: ofLast(({ name }) => name),
    ...missingOption(firstName),
    whole: product.variants_count === product.variants.length,
    variant: variantOf(first(where(worn, 'available')) ?? first(worn) ?? product.selected_or_first_available_variant),
    options: product.options_with_values.map((option) => ({
      name: option.name,
      is_color: isColor(option),
      chosen: isOpen(option) ? '' : isColor(option) && color !== '' ? color : string(option.values[0]?.name),
      values: option.values.map((value) => {
        const { url, image } = wornPiece(product, value.name, 320);
        return {
          name: value.name,
          made: isColor(option) || Boolean(firstWith(worn, option, value.name)),
          available: isColor(option)
            ? value.available
            : Boolean(firstWith(where(worn, 'available'), option, value.name)),
          url: isColor(option) ? url : '',
          image: isColor(option) ? image : null,
        };
      }),
    })),
    variants: product.variants.map((variant) => ({
      ...variantOf(variant),
      worn: color === '' || contains(variant.options, color),
      first: ofFirst((option) => optionOf(variant, option), ''),
      last: ofLast((option) => optionOf(variant, option)),
    })),
  };
}
