/** Control flow that the page decides: both sides are run. */
import { decide, merge, runSide } from '../expression/branching.ts';
import { FALSE } from '../expression/condition.ts';
import type { Cond } from '../expression/node.ts';
import { type Completion, forked, normally, then } from './completion.ts';

/** Runs both sides of `cond`. */
export function either(given: Cond, yes: () => Completion, no: () => Completion): Completion {
  const cond = decide(given);
  if (cond.op === 'const') return cond.value ? yes() : no();
  const left = runSide(cond, true, yes);
  const right = runSide(cond, false, no);
  merge(cond, left.changes, right.changes);
  return forked(cond, left.result, right.result);
}

export const nothing = (): Completion => undefined;

/** Runs `next` if the previous statement completed normally. */
export function after(completion: Completion, next: () => Completion): Completion {
  if (completion === undefined) return next();
  const goesOn = normally(completion);
  if (decide(goesOn) === FALSE) return completion;
  return then(completion, caughtFork(either(goesOn, next, nothing), goesOn));
}

/** The completion under `cond`, which is known to hold. */
function caughtFork(completion: Completion, cond: Cond): Completion {
  return completion?.kind === 'fork' && completion.cond.key === cond.key ? completion.yes : completion;
}
