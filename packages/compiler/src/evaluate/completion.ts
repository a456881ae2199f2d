/** How a statement ends. `undefined` is the normal end. */

import { branch } from '../expression/choose.ts';
import { all, FALSE, not, some, TRUE } from '../expression/condition.ts';
import type { Cond } from '../expression/node.ts';

export type Completion =
  | undefined
  | { kind: 'return'; value: unknown }
  | { kind: 'break' | 'continue'; label: string | undefined }
  /** Only the page can decide which. */
  | { kind: 'fork'; cond: Cond; yes: Completion; no: Completion };

export const forked = (cond: Cond, yes: Completion, no: Completion): Completion =>
  yes === no ? yes : { kind: 'fork', cond, yes, no };

/** When what stands after the statement is run. */
export function normally(completion: Completion): Cond {
  if (completion === undefined) return TRUE;
  if (completion.kind !== 'fork') return FALSE;
  return some(all(completion.cond, normally(completion.yes)), all(not(completion.cond), normally(completion.no)));
}

/** `completion`, and where it is the normal end `next`. */
export function then(completion: Completion, next: Completion): Completion {
  if (completion === undefined) return next;
  if (completion.kind !== 'fork') return completion;
  return forked(completion.cond, then(completion.yes, next), then(completion.no, next));
}

/** The completion with those of `kind` that are meant for a loop or block of these labels as the normal end. */
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

/** What a function gives whose body ends so. */
export function returned(completion: Completion): unknown {
  if (completion === undefined) return undefined;
  if (completion.kind === 'fork') return branch(completion.cond, returned(completion.yes), returned(completion.no));
  return completion.kind === 'return' ? completion.value : undefined;
}
