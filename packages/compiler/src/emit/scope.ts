/** Where in the template a piece of Liquid is written: what is known there, and which variables are assigned. */
import { type Cond, simplify } from '../symbol/condition.ts';
import { variable } from '../symbol/recording.ts';

export interface Scope {
  parent: Scope | undefined;
  fact: { cond: Cond; truth: boolean } | undefined;
  /** Code of an assigned variable by the key of its value. */
  assigned: Map<string, string>;
}

export const root = (): Scope => ({ parent: undefined, fact: undefined, assigned: new Map() });

/** The inside of a loop, or of one side of a condition. */
export const inner = (parent: Scope, fact?: { cond: Cond; truth: boolean }): Scope => ({
  parent,
  fact,
  assigned: new Map(),
});

/** `cond`, with what the enclosing conditions say. */
export function decide(scope: Scope, cond: Cond): Cond {
  let known = cond;
  for (let s: Scope | undefined = scope; s; s = s.parent)
    if (s.fact) known = simplify(known, s.fact.cond, s.fact.truth);
  return known;
}

/**
 * A variable that holds the value of `key`: one assigned before on the way here, or a new one. `assign` writes the
 * tags that set it; they stand in `before`.
 */
export function hoist(
  scope: Scope,
  key: string,
  hint: string,
  assign: (name: string) => string,
): { before: string; code: string } {
  for (let s: Scope | undefined = scope; s; s = s.parent) {
    const code = s.assigned.get(key);
    if (code !== undefined) return { before: '', code };
  }
  const name = variable(hint);
  const before = assign(name);
  scope.assigned.set(key, name);
  return { before, code: name };
}
