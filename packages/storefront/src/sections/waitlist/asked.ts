import type { CardPicture } from '../../domain/card.schema.ts';

export interface Waitable {
  id: number;
  title: string;
  /** Null, or not known: the product's own is shown. */
  picture?: CardPicture | null;
}

/** What the popup's form begins with. */
export interface Asked {
  variants: readonly Waitable[];
  /** The current variant. */
  variantId: number;
}

/** The variants that one can wait for: those that are gone, and the one that was asked for. */
export const waitable = (
  variants: readonly (Waitable & { available: boolean })[],
  variantId: number | null,
): Waitable[] => variants.filter(({ id, available }) => !available || id === variantId);

/** Null where nothing can be waited for. A variant that is none of them counts as not asked for. */
export function askedOf(variants: readonly Waitable[], variantId: number | null): Asked | null {
  const current = variants.find(({ id }) => id === variantId) ?? variants[0];
  return current ? { variants, variantId: current.id } : null;
}
