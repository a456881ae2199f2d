/** Where in the template a piece of Liquid is written: what is known there, and which variables are assigned. */
import { type Cond, simplify } from '../symbol/condition.ts';
import { variable } from '../symbol/recording.ts';

export interface Scope {
  parent: Scope | undefined;
  fact: { cond: Cond; truth: boolean } | undefined;
  /** Code of an assigned variable by the key of its value. */
  assigned: Map<string, string>;
  /** Of the inside of a loop. */
  loop: Loop | undefined;
}

export interface Loop {
  /** What is another in each round. */
  variables: readonly string[];
  /** Tags that set what is the same in all rounds; they stand before the loop. */
  before: string;
}

export const root = (): Scope => ({ parent: undefined, fact: undefined, assigned: new Map(), loop: undefined });

/** The inside of a loop, or of one side of a condition. */
export const inner = (parent: Scope, fact?: { cond: Cond; truth: boolean }): Scope => ({
  parent,
  fact,
  assigned: new Map(),
  loop: undefined,
});

/** The inside of a loop. */
export const inLoop = (parent: Scope, loop: Loop): Scope => ({ ...inner(parent), loop });

/** `cond`, with what the enclosing conditions say. */
export function decide(scope: Scope, cond: Cond): Cond {
  let known = cond;
  for (let s: Scope | undefined = scope; s; s = s.parent)
    if (s.fact) known = simplify(known, s.fact.cond, s.fact.truth);
  return known;
}

/** A list is named by what it makes of its items, which may be of an outer round; a division may fail where nothing guards it. */
const HIDES_ITS_ROUND = /~|entries\(|join\(|\|(divided_by|modulo)/;

/** The outermost loop around the scope in which a value is always read and is the same in every round. */
function loopOfSame(scope: Scope, key: string): { outside: Scope; loop: Loop } | undefined {
  let found: { outside: Scope; loop: Loop } | undefined;
  for (let s: Scope | undefined = scope; s && !s.fact; s = s.parent) {
    if (!s.loop || !s.parent) continue;
    if (s.loop.variables.some((name) => new RegExp(`\\b${name}\\b`).test(key))) break;
    found = { outside: s.parent, loop: s.loop };
  }
  return found;
}

/**
 * A variable that holds the value of `key`: one assigned before on the way here, or a new one. `assign` writes the tags that
 * set it, as they stand in the scope it is given: in `before`, or before the loop in which the value stays the same.
 */
export function hoist(
  scope: Scope,
  key: string,
  hint: string,
  assign: (name: string, scope: Scope) => string,
): { before: string; code: string } {
  for (let s: Scope | undefined = scope; s; s = s.parent) {
    const code = s.assigned.get(key);
    if (code !== undefined) return { before: '', code };
  }
  const name = variable(hint);
  const same = HIDES_ITS_ROUND.test(key) ? undefined : loopOfSame(scope, key);
  const place = same?.outside ?? scope;
  const before = assign(name, place);
  place.assigned.set(key, name);
  if (!same) return { before, code: name };
  same.loop.before += before;
  return { before: '', code: name };
}
