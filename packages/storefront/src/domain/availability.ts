/** What of a variant says how it can be had. `data` makes it of the platform's variant with `availabilityOf`. */
export interface Availability {
  available: boolean;
  /** It may be sold below zero. */
  oversell: boolean;
  /** Its stock is counted. */
  counted: boolean;
  /** Pieces over all locations; may be below 0 when oversold. */
  stock: number;
}

export type Status = 'normal' | 'preorder' | 'waitlist';

/** How a variant can be had now (rule product-12). */
export function statusOf({ available, oversell, counted, stock }: Availability): Status {
  if (!available) return 'waitlist';
  return counted && oversell && stock <= 0 ? 'preorder' : 'normal';
}

/** Whether no more pieces can be sold than there are. */
export const isLimited = ({ counted, oversell }: Pick<Availability, 'counted' | 'oversell'>): boolean =>
  counted && !oversell;

/** Pieces that can be sold of what is limited; 0 where nothing limits them, or none is there. */
export const quantityLeft = (variant: Pick<Availability, 'counted' | 'oversell' | 'stock'>): number =>
  isLimited(variant) && variant.stock > 0 ? variant.stock : 0;

/** Pieces over all variants under which a card says Low Stock (rule card-8). */
export const LOW_STOCK = 10;

export const isLowStock = ({ counted, stock }: Pick<Availability, 'counted' | 'stock'>): boolean =>
  counted && stock < LOW_STOCK;
