import {
  compact,
  contains,
  downcase,
  first,
  onPage,
  pluck,
  replace,
  split,
  type VariantObject,
  where,
} from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/product.ts';

/** Whether a list of names, separated by commas, holds the option's. */
export const isNamed = (option: ProductOptionObject, names: string): boolean =>
  contains(split(replace(downcase(names), ', ', ','), ','), downcase(option.name));

/** A color by its name, which is one of the theme's setting `color_options`, or by the swatches of its values. */
export const isColor = (option: ProductOptionObject): boolean =>
  isNamed(option, onPage<string>('settings.color_options')) || compact(pluck(option.values, 'swatch')).length > 0;

/** Of the options, at most three: the first for which something holds. */
export function firstOption<T>(
  product: ProductObject,
  holds: (option: ProductOptionObject) => boolean,
  read: (option: ProductOptionObject) => T,
  none: T,
): T {
  const [first, second, third] = [0, 1, 2].map((index) => product.options_with_values[index]);
  if (first && holds(first)) return read(first);
  if (second && holds(second)) return read(second);
  return third && holds(third) ? read(third) : none;
}

/** The first of these variants with a value of an option; null where none has it. */
export const firstWith = (
  variants: readonly VariantObject[],
  option: ProductOptionObject,
  value: string,
): VariantObject | null =>
  option.position === 1
    ? first(where(variants, 'option1', value))
    : option.position === 2
      ? first(where(variants, 'option2', value))
      : first(where(variants, 'option3', value));

/** All of these variants with a value of an option. */
export const allWith = (
  variants: readonly VariantObject[],
  option: ProductOptionObject,
  value: string,
): VariantObject[] =>
  option.position === 1
    ? where(variants, 'option1', value)
    : option.position === 2
      ? where(variants, 'option2', value)
      : where(variants, 'option3', value);
