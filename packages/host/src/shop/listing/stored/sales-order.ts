import { type Bits, hasBit, setBit, wordsFor } from './bits.ts';
import type { Slot } from './slots.ts';

/** Products by sales, best first, as they were when this was written. */
export interface StoredSales {
  order: Uint32Array;
  /** What was sold of each, in that order. */
  units: Float64Array;
  /** The same products, the older first. */
  created: Uint32Array;
}

/** A product that has sold another number than is stored. */
interface Moved {
  slot: Slot;
  units: number;
  /** Smaller is older. */
  age: number;
}

const bitsFor = (order: Uint32Array): Bits =>
  new Uint32Array(wordsFor(1 + order.reduce((most, slot) => Math.max(most, slot), 0)));

function movedOf({ order, units, created }: StoredSales, sold: ReadonlyMap<Slot, number>): Moved[] {
  const asked = bitsFor(order);
  for (const slot of sold.keys()) if (slot >>> 5 < asked.length) setBit(asked, slot, true);
  const moved = new Map<Slot, Moved>();
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[at] ?? 0;
    if (!hasBit(asked, slot)) continue;
    const now = sold.get(slot) ?? 0;
    if (now !== units[at]) moved.set(slot, { slot, units: now, age: 0 });
  }
  if (moved.size > 0)
    for (let age = 0; age < created.length; age += 1) {
      const slot = created[age] ?? 0;
      const own = hasBit(asked, slot) ? moved.get(slot) : undefined;
      if (own) own.age = age;
    }
  return [...moved.values()].sort((a, b) => b.units - a.units || a.age - b.age);
}

/**
 * The order with what was sold since: products that have sold more are taken out, and put in where they belong, in one pass. `sold`: units by slot,
 * of products that may have sold more.
 */
export function salesOrder(stored: StoredSales, sold: ReadonlyMap<Slot, number>): Uint32Array {
  const { order, units, created } = stored;
  const moved = movedOf(stored, sold);
  if (moved.length === 0) return order;
  const isMoved = bitsFor(order);
  for (const { slot } of moved) setBit(isMoved, slot, true);
  const ages = new Uint32Array(isMoved.length * 32);
  for (let age = 0; age < created.length; age += 1) ages[created[age] ?? 0] = age;
  const merged = new Uint32Array(order.length);
  let [next, length] = [0, 0];
  for (let at = 0; at < order.length; at += 1) {
    const slot = order[at] ?? 0;
    if (hasBit(isMoved, slot)) continue;
    const own = units[at] ?? 0;
    for (let first = moved[next]; first; first = moved[next]) {
      if (first.units < own || (first.units === own && first.age > (ages[slot] ?? 0))) break;
      merged[length] = first.slot;
      length += 1;
      next += 1;
    }
    merged[length] = slot;
    length += 1;
  }
  for (let at = next; at < moved.length; at += 1) merged[length + at - next] = moved[at]?.slot ?? 0;
  return merged;
}
