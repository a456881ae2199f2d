/** Whole per cent a price is below its compare-at price (null: there is none), rounded down; 0 where it is not below. Minor units. */
export function discount({ price, cap }: { price: number; cap: number | null }): number {
  return cap === null || cap <= price ? 0 : Math.floor(((cap - price) * 100) / Math.max(cap, 1));
}
