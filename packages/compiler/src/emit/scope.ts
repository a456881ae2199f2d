/** Where in the template a piece of Liquid is written: what is known there, and which variables are assigned. */
import { simplify } from '../expression/condition.ts';
import { type Cond, keyOf } from '../expression/node.ts';
import { type Reads, readsOf } from '../expression/reads.ts';
import { variable } from '../expression/recording.ts';

export interface Scope {
  parent: Scope | undefined;
  fact: { cond: Cond; truth: boolean } | undefined;
  /** Code of an assigned variable by the key of its value. */
  assigned: Map<string, string>;
  /** Of the inside of a loop. */
  loop: Loop | undefined;
  /** The tags that set a variable to a value, as they stand in a scope. */
  assign: (scope: Scope, name: string, value: unknown) => string;
}

export interface Loop {
  /** What is another in each round. */
  variables: readonly string[];
  /** Tags that set what is the same in all rounds; they stand before the loop. */
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

/** `cond`, with what the enclosing conditions say. */
export function decide(scope: Scope, cond: Cond): Cond {
  let known = cond;
  for (let s: Scope | undefined = scope; s; s = s.parent)
    if (s.fact) known = simplify(known, s.fact.cond, s.fact.truth);
  return known;
}

/** A division may fail where nothing guards it. */
const MAY_FAIL = ['divided_by', 'modulo'];

/** Objects that are the same for all pages of a language: reading them makes no page depend on more than it shows. */
const OF_SHOP = new Set(['section', 'settings', 'shop', 'routes', 'localization']);
/** Filters that answer whatever they are given. */
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
 * The outermost loop around the scope in which a value is the same in every round. What is read under a condition within the
 * loop is read before it only if that costs nothing else: of the shop, by filters that never fail.
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

/** The variable that a value was assigned to before, on the way here. */
export function assignedTo(scope: Scope, value: unknown): string | undefined {
  const key = keyOf(value);
  for (let s: Scope | undefined = scope; s; s = s.parent) {
    const code = s.assigned.get(key);
    if (code !== undefined) return code;
  }
  return undefined;
}

/**
 * A variable that holds a value: one assigned before on the way here, or a new one, named after `hint`. The tags that set it stand in
 * `before`, or before the loop in which the value stays the same.
 */
export function hoist(scope: Scope, value: unknown, hint: string): { before: string; code: string } {
  const known = assignedTo(scope, value);
  if (known !== undefined) return { before: '', code: known };
  const key = keyOf(value);
  const name = variable(hint);
  const same = loopOfSame(scope, readsOf(value));
  // The variable outlives the place it is assigned in, so that what is known here may not leak into it.
  const place = same?.outside ?? scope;
  const before = scope.assign(place, name, value);
  place.assigned.set(key, name);
  if (!same) return { before, code: name };
  same.loop.before += before;
  return { before: '', code: name };
}
