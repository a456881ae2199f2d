/** Running both sides where only the page can decide which way control goes. */
import { decide, merge, runSide } from '../expression/branching.ts';
import { FALSE } from '../expression/condition.ts';
import type { Cond } from '../expression/node.ts';
import { type Completion, forked, normally, then } from './completion.ts';

/** Runs one side where `cond` holds and the other where it does not. */
export function either(given: Cond, yes: () => Completion, no: () => Completion): Completion {
  const cond = decide(given);
  if (cond.op === 'const') return cond.value ? yes() : no();
  const left = runSide(cond, true, yes);
  const right = runSide(cond, false, no);
  merge(cond, left.changes, right.changes);
  return forked(cond, left.result, right.result);
}

export const nothing = (): Completion => undefined;

/** Runs `next` where what came before has ended normally. */
export function after(completion: Completion, next: () => Completion): Completion {
  if (completion === undefined) return next();
  const goesOn = normally(completion);
  if (decide(goesOn) === FALSE) return completion;
  return then(completion, caughtFork(either(goesOn, next, nothing), goesOn));
}

/** What is run under a condition, as it stands where the condition is known. */
function caughtFork(completion: Completion, cond: Cond): Completion {
  return completion?.kind === 'fork' && completion.cond.key === cond.key ? completion.yes : completion;
}
