/** Equality of `.includes`, `Map` and `Set`: NaN equals NaN. */
import { all, not, some, TRUE } from '../../expression/condition.ts';
import { type Cond, nodeOf } from '../../expression/node.ts';
import { equal } from '../../expression/truth.ts';

export function sameValue(a: unknown, b: unknown): Cond {
  const left = nodeOf(a);
  if (left?.kind === 'branch')
    return some(all(left.cond, sameValue(left.yes, b)), all(not(left.cond), sameValue(left.no, b)));
  if (nodeOf(b)?.kind === 'branch') return sameValue(b, a);
  return Number.isNaN(a) && Number.isNaN(b) ? TRUE : equal(a, b);
}
