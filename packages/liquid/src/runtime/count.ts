import { LiquidFloat, toFloat } from '../values/float.ts';
import { fromBigInt } from '../values/integer.ts';
import { LiquidError } from './error.ts';
import type { RenderState } from './state.ts';

/**
 * What `increment` (1) and `decrement` (-1) print: the one the counter before, the other the counter after.
 * @throws LiquidError if the data has something under the counter's name that is no number
 */
export function count(state: RenderState, name: string, step: 1 | -1): unknown {
  const before = state.counter(name) || 0;
  const after = plus(before, step);
  state.setCounter(name, after);
  return step === 1 ? before : after;
}

function plus(value: unknown, step: number): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value + step : toFloat(value + step);
  if (typeof value === 'bigint') return fromBigInt(value + BigInt(step));
  if (value instanceof LiquidFloat) return toFloat(value.value + step);
  throw new LiquidError('internal');
}
