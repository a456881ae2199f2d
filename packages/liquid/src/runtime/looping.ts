import { Drop } from '../values/drop.ts';
import { isHash } from '../values/hash.ts';
import type { Integer } from '../values/integer.ts';
import { loopItems } from '../values/items.ts';
import { ListDrop } from '../values/list-drop.ts';
import { toPosition } from '../values/number.ts';
import { LiquidRange } from '../values/range.ts';
import type { RenderState } from './state.ts';

/** A position in a list. @throws LiquidError `invalid integer` */
export function positionOf(value: unknown, otherwise: number): number {
  return value === undefined || value === null ? otherwise : toPosition(value);
}

/** The items a `for` runs over; remembers where it stops. */
export function loopOver(
  state: RenderState,
  name: string,
  offset: number,
  collection: unknown,
  limit: unknown,
  reversed: boolean,
): readonly unknown[] {
  const count = positionOf(limit, Number.POSITIVE_INFINITY);
  const items = windowOf(state.visible(collection), offset, count);
  state.setLoopEnd(name, offset + items.length);
  return reversed ? items.toReversed() : items;
}

/** The items a `tablerow` runs over. */
export function cellsOf(
  state: RenderState,
  collection: unknown,
  offset: Integer,
  limit: Integer | undefined,
): readonly unknown[] {
  return windowOf(
    state.visible(collection),
    Number(offset),
    limit === undefined ? Number.POSITIVE_INFINITY : Number(limit),
  );
}

/** Items `offset` to `offset + limit`; a negative offset begins before the first. */
function windowOf(collection: unknown, offset: number, limit: number): readonly unknown[] {
  const start = Math.max(0, offset);
  return loopItems(collection, start, Math.max(0, offset + limit - start));
}

/** The items `render … for` runs over, or undefined if the value is one. */
export function renderItems(state: RenderState, value: unknown): readonly unknown[] | undefined {
  const isList =
    Array.isArray(value) ||
    value instanceof ListDrop ||
    value instanceof LiquidRange ||
    (!(value instanceof Drop) && isHash(value));
  return isList ? loopItems(state.visible(value), 0, Number.POSITIVE_INFINITY) : undefined;
}
