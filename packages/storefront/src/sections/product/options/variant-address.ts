import type { Choice, Choosable } from '../../../domain/choice.ts';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import { colorAddress, isColorAddress, variantAddress } from '../../../platform/products/product-address.ts';

/** The variant that the browser's URL names; undefined where it names none of these. */
export function variantOfAddress(variants: readonly ProductVariant[]): ProductVariant | undefined {
  const id = Number(new URL(window.location.href).searchParams.get('variant'));
  return variants.find((variant) => variant.id === id);
}

/** Whether the browser's URL names every option of its variant, and not only the color. */
export const hasVariantAddress = (): boolean => !isColorAddress(window.location.pathname);

/**
 * Replaces the URL by the variant's, without a reload and without a new history entry (rule route-9). A shared URL opens exactly what was
 * chosen: `isWhole` if that is every option of the variant. The choice itself, which may be incomplete or not exist, is in the entry's
 * state, so that a reload restores it.
 */
export function rewriteAddress(variantId: number, choice: Choice, isWhole: boolean): void {
  const address = new URL(window.location.href);
  const { state } = window.history;
  const same = address.searchParams.get('variant') === String(variantId) && hasVariantAddress() === isWhole;
  if (same && String(state?.choice) === String(choice)) return;
  address.pathname = (isWhole ? variantAddress : colorAddress)(address.pathname);
  address.searchParams.set('variant', String(variantId));
  try {
    window.history.replaceState({ ...state, choice }, '', address);
  } catch {
    // Safari throws at the hundredth change within 30 s; the next change brings the URL up to date.
  }
}

/** The choice in the state of this history entry; undefined if it has none for these options. */
export function storedChoice(options: Choosable['options']): Choice | undefined {
  const stored: unknown = window.history.state?.choice;
  if (!Array.isArray(stored) || stored.length !== options.length) return undefined;
  return options.map(({ values }, index) => values.find(({ name }) => name === stored[index])?.name ?? null);
}
