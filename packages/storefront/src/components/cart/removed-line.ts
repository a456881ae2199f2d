import type { VisibleItem } from '../../state/cart/visible-cart.ts';

/** A line that was taken out: it can be put back. `index`: its place in the list. */
export interface RemovedLine {
  item: VisibleItem;
  index: number;
  /** It was saved for later: takes it out of the wish list again. */
  takeBack?: () => Promise<unknown>;
}
