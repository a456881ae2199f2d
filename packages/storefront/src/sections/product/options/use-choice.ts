import { useEffect, useState } from 'react';
import { useAlive } from '../../../components/use-alive.ts';
import type { Choice } from '../../../domain/choice.ts';
import { choiceOnArrival, choose, exactVariant, variantFor } from '../../../domain/choice.ts';
import { choiceFromPayload, isKnown, type ShownChoice, shownChoice } from '../../../domain/shown-choice.ts';
import type { ProductProps } from '../product.schema.ts';
import { useVariants } from './use-variants.ts';
import { isWholeAddress, keptChoice, rewriteAddress, variantOfAddress } from './variant-address.ts';

/**
 * The shopper's choice; until the page is hydrated, the payload's. Each change of the variant
 * rewrites the address to the variant's, without a reload; the address is read again when Back or Forward changes it
 * (rule route-9). `product` is the one to go on with: it holds all variants once they are there.
 */
export function useChoice(payload: ProductProps): {
  product: ProductProps;
  choice: ShownChoice;
  choose: (option: number, value: string) => void;
  retry: () => void;
} {
  const { whole: product, failed, retry } = useVariants(payload);
  const [picked, setPicked] = useState<Choice | null>(null);
  const alive = useAlive();

  function settle(next: Choice) {
    setPicked(next);
    if (failed) retry();
    if (isKnown(product, next)) rewrite(product, next);
  }

  useEffect(() => {
    // Variants that came late may hold what was chosen meanwhile.
    if (picked && product !== payload) rewrite(product, picked);
    const follow = () => setPicked((current) => followAddress(product, current));
    const wake = (event: PageTransitionEvent) => event.persisted && follow();
    window.addEventListener('popstate', follow);
    window.addEventListener('pageshow', wake);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('pageshow', wake);
    };
  }, [product, payload, picked]);

  const values = picked ?? (alive ? opening(product) : null);
  return {
    product,
    choice: values ? shownChoice(product, values, failed) : choiceFromPayload(product),
    choose: (option, value) => settle(choose(product, picked ?? opening(product), option, value)),
    retry,
  };
}

const rewrite = (product: ProductProps, choice: Choice): void =>
  rewriteAddress(variantFor(product, choice).id, choice, exactVariant(product, choice) !== undefined);

/** What the page opened with is what its markup says. */
const opening = (product: ProductProps): Choice =>
  choiceOnArrival(product, {
    variant: product.variant,
    isWhole: product.chosen !== null,
    kept: keptChoice(product.options),
  });

/** The choice the address stands for; the one there is, where a link within the page has led to an address that says the same. */
function followAddress(product: ProductProps, current: Choice | null): Choice {
  const named = variantOfAddress(product.variants);
  const kept = keptChoice(product.options);
  const now = current ?? opening(product);
  const whole = named !== undefined && isWholeAddress();
  const same = named?.id === variantFor(product, now).id && whole === (exactVariant(product, now) !== undefined);
  return same && !kept ? now : choiceOnArrival(product, { variant: named ?? product.variant, isWhole: whole, kept });
}
