import type { ProductVariant } from '@vitrine/contract';

/** The variant that the browser's address names; undefined where it names none of these. */
export function variantOfAddress(variants: readonly ProductVariant[]): ProductVariant | undefined {
  const id = Number(new URL(window.location.href).searchParams.get('variant'));
  return variants.find((variant) => variant.id === id);
}

/** Rewrites the address to the variant's, without a reload and without a step in the history (`spec §4`). */
export function rewriteAddress(variantId: number): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get('variant') === String(variantId)) return;
  address.searchParams.set('variant', String(variantId));
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Safari refuses the hundredth change within half a minute; the next one catches up.
  }
}
