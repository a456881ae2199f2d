import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Product, ProductOption, ProductOptionValue, Variant } from '../../shop/catalogue/types-products.ts';
import type { ObjectScope } from '../scope.ts';
import { isAvailable, selectedVariant, shownVariant } from './chosen-variant.ts';
import { swatchObject } from './swatch.ts';

interface ValueSubject {
  scope: ObjectScope;
  product: Product;
  /** Position of the option, 0-based. */
  index: number;
  value: ProductOptionValue;
}

/** The variant with this value and the otherwise selected ones, else nil. */
function variantOfValue({ scope, product, index, value }: ValueSubject): Variant | undefined {
  const shown = shownVariant(scope, product);
  return product.variants.find((variant) =>
    variant.options.every((name, position) => name === (position === index ? value.name : shown?.options[position])),
  );
}

/** Sold with the choices shown for the options before it. */
function isSold({ scope, product, index, value }: ValueSubject): boolean {
  const shown = shownVariant(scope, product);
  return product.variants.some(
    (variant) =>
      isAvailable(scope, variant) &&
      variant.options[index] === value.name &&
      variant.options.every((name, position) => position >= index || name === shown?.options[position]),
  );
}

export const optionValueDrop = defineDrop<ValueSubject>({
  kind: 'product_option_value',
  fields: {
    id: ({ value }) => value.id,
    name: ({ value }) => value.name,
    selected: ({ scope, product, index, value }) => shownVariant(scope, product)?.options[index] === value.name,
    available: isSold,
    swatch: ({ scope, value }) => swatchObject(scope, value.swatch),
    variant: (subject) => {
      const variant = variantOfValue(subject);
      return variant ? subject.scope.links.variant(subject.scope, subject.product, variant) : null;
    },
    // Set only for combined listings, which this host does not have.
    product_url: () => null,
  },
  print: ({ value }) => value.name,
  json: ({ value }) => value.name,
  asText: true,
});

const optionDrop = defineDrop<{ scope: ObjectScope; product: Product; index: number; option: ProductOption }>({
  kind: 'product_option',
  fields: {
    name: ({ option }) => option.name,
    position: ({ option }) => option.position,
    values: ({ scope, product, index, option }) =>
      option.values.map((value) => optionValueDrop({ scope, product, index, value })),
    selected_value: ({ scope, product, index }) =>
      (selectedVariant(scope, product) ?? shownVariant(scope, product))?.options[index] ?? null,
  },
  print: ({ option }) => option.name,
  json: ({ option }) => ({
    name: option.name,
    position: option.position,
    values: option.values.map((value) => value.name),
  }),
});

/** `product.options_with_values` */
export function optionObjects(scope: ObjectScope, product: Product): Drop[] {
  return product.options.map((option, index) => optionDrop({ scope, product, index, option }));
}
