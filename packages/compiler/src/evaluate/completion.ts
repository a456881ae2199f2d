/** How a statement ends. `undefined` is the normal end. */

import { branch } from '../expression/choose.ts';
import { all, FALSE, not, some, TRUE } from '../expression/condition.ts';
import type { Cond } from '../expression/node.ts';

export type Completion =
  | undefined
  | { kind: 'return'; value: unknown }
  | { kind: 'break' | 'continue'; label: string | undefined }
  /** The page decides between two. */
  | { kind: 'fork'; cond: Cond; yes: Completion; no: Completion };

export const forked = (cond: Cond, yes: Completion, no: Completion): Completion =>
  yes === no ? yes : { kind: 'fork', cond, yes, no };

/** The condition under which the next statement runs. */
export function normally(completion: Completion): Cond {
  if (completion === undefined) return TRUE;
  if (completion.kind !== 'fork') return FALSE;
  return some(all(completion.cond, normally(completion.yes)), all(not(completion.cond), normally(completion.no)));
}

/** `completion`, with `next` in place of normal ends. */
export function then(completion: Completion, next: Completion): Completion {
  if (completion === undefined) return next;
  if (completion.kind !== 'fork') return completion;
  return forked(completion.cond, then(completion.yes, next), then(completion.no, next));
}

/** Turns completions of `kind` for a loop or block with these labels into normal ends. */
export function caught(
  completion: Completion,
  kind: 'break' | 'continue',
  labels: readonly (string | undefined)[],
): Completion {
  if (completion === undefined) return undefined;
  if (completion.kind === 'fork')
    return forked(completion.cond, caught(completion.yes, kind, labels), caught(completion.no, kind, labels));
  return completion.kind === kind && labels.includes(completion.label) ? undefined : completion;
}

/** The result of a function whose body completes so. */
export function returned(completion: Completion): unknown {
  if (completion === undefined) return undefined;
  if (completion.kind === 'fork') return branch(completion.cond, returned(completion.yes), returned(completion.no));
  return completion.kind === 'return' ? completion.value : undefined;
}
