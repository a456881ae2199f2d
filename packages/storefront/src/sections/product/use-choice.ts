import type { ProductProps, ProductVariant } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import { type Choice, choose, exactVariant, isComplete, openingChoice, variantFor } from './logic.ts';

export interface Chosen {
  values: Choice;
  /** What the page shows: the exact match, else the first possible one. */
  variant: ProductVariant;
  /** What would be bought; undefined while something is open or the combination is not made. */
  exact: ProductVariant | undefined;
  complete: boolean;
  color: string;
}

/**
 * The shopper's choice. Null until the page has come to life: the first paint is the platform's. Each change of the variant
 * rewrites the address to the variant's, without a reload (`spec §4`).
 */
export function useChoice(product: ProductProps): {
  choice: Chosen | null;
  choose: (option: number, value: string) => void;
} {
  const [values, setValues] = useState<Choice | null>(null);
  useEffect(() => setValues(openingChoice(product)), [product]);

  return {
    choice: values === null ? null : chosen(product, values),
    choose(option, value) {
      const next = choose(product, values ?? openingChoice(product), option, value);
      setValues(next);
      rewriteAddress(variantFor(product, next).id);
    },
  };
}

function chosen(product: ProductProps, values: Choice): Chosen {
  const color = values[product.options.findIndex((option) => option.name === product.color_option)];
  return {
    values,
    variant: variantFor(product, values),
    exact: exactVariant(product, values),
    complete: isComplete(values),
    color: color ?? product.color,
  };
}

function rewriteAddress(variantId: number) {
  const address = new URL(window.location.href);
  if (address.searchParams.get('variant') === String(variantId)) return;
  address.searchParams.set('variant', String(variantId));
  window.history.replaceState(window.history.state, '', address);
}
