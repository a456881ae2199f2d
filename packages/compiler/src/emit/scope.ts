/** A position in the template: the known facts there, and the assigned variables. */
import { simplify } from '../expression/condition.ts';
import { type Cond, keyOf } from '../expression/node.ts';
import { type Reads, readsOf } from '../expression/reads.ts';
import { variable } from '../expression/recording.ts';

export interface Scope {
  parent: Scope | undefined;
  fact: { cond: Cond; truth: boolean } | undefined;
  /** Code of an assigned variable by the key of its value. */
  assigned: Map<string, string>;
  /** Within a loop. */
  loop: Loop | undefined;
  /** The tags that set a variable to a value in a scope. */
  assign: (scope: Scope, name: string, value: unknown) => string;
}

export interface Loop {
  /** Variables that differ between iterations. */
  variables: readonly string[];
  /** Tags before the loop, for values that are the same in all iterations. */
  before: string;
}

/** The inside of a loop, or of one side of a condition. */
export const inner = (parent: Scope, fact?: { cond: Cond; truth: boolean }): Scope => ({
  parent,
  fact,
  assigned: new Map(),
  loop: undefined,
  assign: parent.assign,
});

/** The inside of a loop. */
export const inLoop = (parent: Scope, loop: Loop): Scope => ({ ...inner(parent), loop });

/** `cond`, simplified by the enclosing conditions. */
export function decide(scope: Scope, cond: Cond): Cond {
  let known = cond;
  for (let s: Scope | undefined = scope; s; s = s.parent)
    if (s.fact) known = simplify(known, s.fact.cond, s.fact.truth);
  return known;
}

/** A division may fail outside of its condition. */
const MAY_FAIL = ['divided_by', 'modulo'];

/** Objects that are equal on all pages of a language, so that reading them adds no dependency to a page. */
const OF_SHOP = new Set(['section', 'settings', 'shop', 'routes', 'localization']);
/** Filters that never fail. */
const ANSWERS = new Set([
  'append',
  'prepend',
  'downcase',
  'upcase',
  'replace',
  'split',
  'join',
  'strip',
  'default',
  't',
]);

/**
 * The outermost enclosing loop in which a value is the same in every iteration. A value that is read under a condition within the
 * loop moves before it only if that is safe and cheap: it reads the shop only, by filters that never fail.
 */
function loopOfSame(scope: Scope, { variables, filters }: Reads): { outside: Scope; loop: Loop } | undefined {
  if (MAY_FAIL.some((name) => filters.has(name))) return undefined;
  const isHarmless =
    [...variables].every((name) => OF_SHOP.has(name)) && [...filters].every((name) => ANSWERS.has(name));
  let found: { outside: Scope; loop: Loop } | undefined;
  for (let s: Scope | undefined = scope; s && (isHarmless || !s.fact); s = s.parent) {
    if (!s.loop || !s.parent) continue;
    if (s.loop.variables.some((name) => variables.has(name))) break;
    found = { outside: s.parent, loop: s.loop };
  }
  return found;
}

/** The variable to which a value was assigned before, in this or an outer scope. */
export function assignedTo(scope: Scope, value: unknown): string | undefined {
  const key = keyOf(value);
  for (let s: Scope | undefined = scope; s; s = s.parent) {
    const code = s.assigned.get(key);
    if (code !== undefined) return code;
  }
  return undefined;
}

/**
 * A variable with a value: an assigned one of this or an outer scope, or a new one, named after `hint`. The tags that set it are in `before`,
 * or before the loop in which the value does not change.
 */
export function hoist(scope: Scope, value: unknown, hint: string): { before: string; code: string } {
  const known = assignedTo(scope, value);
  if (known !== undefined) return { before: '', code: known };
  const key = keyOf(value);
  const name = variable(hint);
  const same = loopOfSame(scope, readsOf(value));
  // The variable outlives this scope, so its value must not use the facts that are known only here.
  const place = same?.outside ?? scope;
  const before = scope.assign(place, name, value);
  place.assigned.set(key, name);
  if (!same) return { before, code: name };
  same.loop.before += before;
  return { before: '', code: name };
}
