import {
  append,
  compact,
  contains,
  downcase,
  find,
  once,
  onPage,
  pluck,
  replace,
  split,
  string,
  type VariantObject,
  where,
} from '@vitrine/compiler';
import type { ProductObject, ProductOptionObject } from '@vitrine/compiler/platform/objects.ts';

/** Whether a list of names, separated by commas, holds the option's. */
export const isNamed = (option: ProductOptionObject, names: string): boolean =>
  contains(split(replace(downcase(names), ', ', ','), ','), downcase(option.name));

/** A color by its name, which is one of the theme's setting `color_options`, or by the swatches of its values. */
export const isColor = (option: ProductOptionObject): boolean =>
  once(isNamed(option, onPage<string>('settings.color_options')) || compact(pluck(option.values, 'swatch')).length > 0);

/** The options of a product: the platform has three at most. */
export const optionsOf = (product: ProductObject): (ProductOptionObject | undefined)[] =>
  [0, 1, 2].map((index) => once(product.options_with_values[index]));

/** Of the options, at most three: the first for which something holds. */
export function firstOption<T>(
  product: ProductObject,
  holds: (option: ProductOptionObject) => boolean,
  read: (option: ProductOptionObject) => T,
  none: T,
): T {
  const [first, second, third] = optionsOf(product);
  if (first && holds(first)) return read(first);
  if (second && holds(second)) return read(second);
  return third && holds(third) ? read(third) : none;
}

/** The member of a variant that is its value of an option. */
const valueKey = (option: ProductOptionObject) =>
  append('option', string(option.position)) as 'option1' | 'option2' | 'option3';

/** The option that is the color, for all that is read of it; null where the product has none. */
export const colorOption = (product: ProductObject): ProductOptionObject | null =>
  once(firstOption<ProductOptionObject | null>(product, isColor, (option) => option, null));

/** The value that a variant has of an option; empty where it has none. */
export const chosenValue = (variant: VariantObject, option: ProductOptionObject | null): string =>
  option ? string(variant[valueKey(option)]) : '';

/** The first of these variants with a value of an option; null where none has it. */
export const firstWith = (
  variants: readonly VariantObject[],
  option: ProductOptionObject,
  value: string,
): VariantObject | null => find(variants, valueKey(option), value);

/** All of these variants with a value of an option. */
export const allWith = (
  variants: readonly VariantObject[],
  option: ProductOptionObject,
  value: string,
): VariantObject[] => where(variants, valueKey(option), value);
