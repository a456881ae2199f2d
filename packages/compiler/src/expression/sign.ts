import { type FilterCall, nodeOf } from './node.ts';

/** Filters with a non-negative result for non-negative numbers. */
const KEEPS_SIGN = new Set(['plus', 'times', 'default', 'modulo', 'at_least', 'at_most']);

/** Whether a number is known to be non-negative: an index, a size, `Math.max(0, …)`. */
export function isNeverNegative(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'number' && value >= 0;
  if (node.kind === 'search') return node.what === 'count';
  if (node.kind === 'branch') return isNeverNegative(node.yes) && isNeverNegative(node.no);
  if (node.kind !== 'path') return false;
  const isSound = (call: FilterCall) => KEEPS_SIGN.has(call.name) && call.args.every(isNeverNegative);
  const from = node.filters.findLastIndex(({ name, args }) => name === 'at_least' && args.some(isNeverNegative));
  if (from >= 0) return node.filters.slice(from + 1).every(isSound);
  const isCount = node.loop !== undefined || (node.type === 'size' && node.filters.length === 0);
  return isCount && node.filters.every(isSound);
}
