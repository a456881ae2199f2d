import { useEffect, useState } from 'react';
import { useHydrated } from '../../../components/ui/use-hydrated.ts';
import type { Choice } from '../../../domain/choice.ts';
import { choiceOnArrival, choose, exactVariant, variantFor } from '../../../domain/choice.ts';
import { choiceFromPayload, isResolved, type ShownChoice, shownChoice } from '../../../domain/shown-choice.ts';
import type { ProductProps } from '../product.schema.ts';
import { useVariants } from './use-variants.ts';
import { hasVariantAddress, rewriteAddress, storedChoice, variantOfAddress } from './variant-address.ts';

/**
 * The shopper's choice; until the page is hydrated, the payload's. Each change of the variant replaces the URL by the variant's, without
 * a reload; Back and Forward read it again (rule route-9). `product` has all variants once they are loaded.
 */
export function useChoice(payload: ProductProps): {
  product: ProductProps;
  choice: ShownChoice;
  choose: (option: number, value: string) => void;
  retry: () => void;
} {
  const { whole: product, failed, retry } = useVariants(payload);
  const [picked, setPicked] = useState<Choice | null>(null);
  const isHydrated = useHydrated();

  function choosePicked(next: Choice) {
    setPicked(next);
    if (failed) retry();
    if (isResolved(product, next)) rewrite(product, next);
  }

  useEffect(() => {
    // The variants that were loaded later may include the one chosen meanwhile.
    if (picked && product !== payload) rewrite(product, picked);
    const readUrl = () => setPicked((current) => choiceFromUrl(product, current));
    const onPageShow = (event: PageTransitionEvent) => event.persisted && readUrl();
    window.addEventListener('popstate', readUrl);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('popstate', readUrl);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [product, payload, picked]);

  const values = picked ?? (isHydrated ? opening(product) : null);
  return {
    product,
    choice: values ? shownChoice(product, values, failed) : choiceFromPayload(product),
    choose: (option, value) => choosePicked(choose(product, picked ?? opening(product), option, value)),
    retry,
  };
}

const rewrite = (product: ProductProps, choice: Choice): void =>
  rewriteAddress(variantFor(product, choice).id, choice, exactVariant(product, choice) !== undefined);

/** The choice the page opens with, as in its server markup. */
const opening = (product: ProductProps): Choice =>
  choiceOnArrival(product, {
    variant: product.variant,
    isVariantAddress: product.chosen !== null,
    stored: storedChoice(product.options),
  });

/** The choice that the URL names; the current one, if a link within the page led to a URL that names the same. */
function choiceFromUrl(product: ProductProps, current: Choice | null): Choice {
  const urlVariant = variantOfAddress(product.variants);
  const stored = storedChoice(product.options);
  const base = current ?? opening(product);
  const isVariantAddress = urlVariant !== undefined && hasVariantAddress();
  const same =
    urlVariant?.id === variantFor(product, base).id && isVariantAddress === (exactVariant(product, base) !== undefined);
  return same && !stored
    ? base
    : choiceOnArrival(product, { variant: urlVariant ?? product.variant, isVariantAddress, stored });
}
