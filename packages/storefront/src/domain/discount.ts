/** Whether a compare-at price says that a price is reduced; null: there is none. */
export const isReduced = (cap: number | null, price: number): cap is number => cap !== null && cap > price;

/** Whole per cent a price is below its compare-at price (null: there is none), rounded down; 0 where it is not below. Minor units. */
export function discount({ price, cap }: { price: number; cap: number | null }): number {
  return isReduced(cap, price) ? Math.floor(((cap - price) * 100) / Math.max(cap, 1)) : 0;
}
