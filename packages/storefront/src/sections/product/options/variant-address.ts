import type { Choice, Choosable } from '../../../domain/choice.ts';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import { isOpenAddress, openAddress, wholeAddress } from '../../../platform/product-address.ts';

/** The variant that the browser's address names; undefined where it names none of these. */
export function variantOfAddress(variants: readonly ProductVariant[]): ProductVariant | undefined {
  const id = Number(new URL(window.location.href).searchParams.get('variant'));
  return variants.find((variant) => variant.id === id);
}

/** Whether the browser's address names every option of its variant, and not the color alone. */
export const isWholeAddress = (): boolean => !isOpenAddress(window.location.pathname);

/**
 * Rewrites the address to the variant's, without a reload and without a step in the history (rule route-9). One that is shared brings what
 * was chosen and no more: `isWhole` where that is all of the variant. The choice itself, which may be open or not made, is kept beside
 * it: the page is loaded again as it was left.
 */
export function rewriteAddress(variantId: number, choice: Choice, isWhole: boolean): void {
  const address = new URL(window.location.href);
  const { state } = window.history;
  const same = address.searchParams.get('variant') === String(variantId) && isWholeAddress() === isWhole;
  if (same && String(state?.choice) === String(choice)) return;
  address.pathname = (isWhole ? wholeAddress : openAddress)(address.pathname);
  address.searchParams.set('variant', String(variantId));
  try {
    window.history.replaceState({ ...state, choice }, '', address);
  } catch {
    // Safari refuses the hundredth change within half a minute; the next one catches up.
  }
}

/** The choice that was kept at this place of the history; undefined where there is none among these options. */
export function keptChoice(options: Choosable['options']): Choice | undefined {
  const kept: unknown = window.history.state?.choice;
  if (!Array.isArray(kept) || kept.length !== options.length) return undefined;
  return options.map(({ values }, index) => values.find(({ name }) => name === kept[index])?.name ?? null);
}
