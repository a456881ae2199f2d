import type { ProductProps, ProductVariant } from '@vitrine/contract';
import { useState, useSyncExternalStore } from 'react';
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

const never = () => () => {};

/** False while the page is painted and hydrated, true from then on. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The shopper's choice. Null until the page has come to life: the first paint is the platform's. Each change of the variant
 * rewrites the address to the variant's, without a reload (`spec §4`).
 */
export function useChoice(product: ProductProps): {
  choice: Chosen | null;
  choose: (option: number, value: string) => void;
} {
  const [picked, setPicked] = useState<Choice | null>(null);
  const alive = useAlive();
  return {
    choice: picked ? chosen(product, picked) : alive ? chosen(product, openingChoice(product, named(product))) : null,
    choose(option, value) {
      const next = choose(product, picked ?? openingChoice(product, named(product)), option, value);
      setPicked(next);
      rewriteAddress(variantFor(product, next).id);
    },
  };
}

/** The variant that the page was opened with. */
const named = (product: ProductProps): ProductVariant | undefined =>
  product.chosen === null ? undefined : product.variant;

function chosen(product: ProductProps, values: Choice): Chosen {
  const color = values[product.options.findIndex((option) => option.is_color)];
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
