/**
 * Runs both sides of a condition that the page decides, one after the other, and merges their changes: afterwards a changed variable is a choice
 * between the two values.
 */

import { branch } from './choose.ts';
import { simplify } from './condition.ts';
import { type Cond, nodeOf } from './node.ts';
import { refuse } from './refuse.ts';

/** A place that can be changed: a variable, a member of an object, the items of a list. */
export interface Slot {
  /** When it was created, for `boundary`. */
  readonly created: number;
  /** Its name in messages. */
  readonly label: string;
  read(): unknown;
  write(value: unknown): void;
  /** Sets the value to a choice between two by `cond`. */
  merge(cond: Cond, yes: unknown, no: unknown): unknown;
}

/** The changes of a side: the value of each slot at its end. */
export type Changes = Map<Slot, unknown>;

interface Fact {
  cond: Cond;
  truth: boolean;
}

let facts: readonly Fact[] = [];
let frames: { before: Map<Slot, unknown>; at: number }[] = [];
let boundaries: { at: number; what: string }[] = [];
let clock = 0;

/** The current time, for `Slot.created`. */
export const now = (): number => ++clock;

/** Refuses to change an object whose changes cannot be merged, such as a Map, if it was created before a condition of the page. */
export function mayChangeForGood(created: number, label: string): void {
  mayChange(created, label);
  const frame = frames.at(-1);
  if (frame && created <= frame.at)
    refuse(
      `${label} is changed under a condition that only the page can decide`,
      'Use an object or a list, or make it in each branch',
    );
}

/** Whether code runs under a condition of the page that began after the given time. */
export const isConditional = (since: number): boolean => (frames.at(-1)?.at ?? -1) >= since;

/** The known facts with one more, and what follows from it and the others. */
function withFact(cond: Cond, truth: boolean): readonly Fact[] {
  const all: Fact[] = [...facts];
  const add = (fact: Fact) => {
    for (const known of all) {
      if (known.cond.op !== 'all' && known.cond.op !== 'some' && known.cond.op !== 'not') continue;
      const rest = simplify(known.cond, fact.cond, fact.truth);
      if (rest !== known.cond && rest.op !== 'const') further.push({ cond: rest, truth: known.truth });
    }
    all.push(fact);
  };
  const further: Fact[] = [];
  add({ cond, truth });
  // One step only: consequences of consequences are not derived.
  for (const fact of further.splice(0, 40)) all.push(fact);
  return all;
}

/** `cond`, simplified by the known facts. */
export function decide(cond: Cond): Cond {
  let known = cond;
  for (let i = facts.length - 1; i >= 0 && known.op !== 'const'; i--) {
    const fact = facts[i];
    if (fact) known = simplify(known, fact.cond, fact.truth);
  }
  return known;
}

/** A value, simplified by the known facts: a decided choice becomes its side. */
export function prune(value: unknown): unknown {
  let known = value;
  for (;;) {
    const node = nodeOf(known);
    if (node?.kind !== 'branch') return known;
    const cond = decide(node.cond);
    if (cond.op !== 'const') {
      const [yes, no] = [under(cond, true, () => prune(node.yes)), under(cond, false, () => prune(node.no))];
      return cond === node.cond && yes === node.yes && no === node.no ? known : branch(cond, yes, no);
    }
    known = cond.value ? node.yes : node.no;
  }
}

/** Runs with a known fact. Changes are not undone, so `run` must not make any. */
function under<T>(cond: Cond, truth: boolean, run: () => T): T {
  const before = facts;
  facts = withFact(cond, truth);
  try {
    return run();
  } finally {
    facts = before;
  }
}

/** Runs one side of a condition. Its changes are undone and returned. */
export function runSide<T>(cond: Cond, truth: boolean, run: () => T): { result: T; changes: Changes } {
  const before = new Map<Slot, unknown>();
  const known = facts;
  frames.push({ before, at: clock });
  facts = withFact(cond, truth);
  try {
    const result = run();
    return { result, changes: new Map([...before.keys()].map((slot) => [slot, slot.read()])) };
  } finally {
    facts = known;
    frames.pop();
    for (const [slot, value] of before) slot.write(value);
  }
}

/** Applies the changes of both sides. */
export function merge(cond: Cond, yes: Changes, no: Changes): void {
  for (const slot of new Set([...yes.keys(), ...no.keys()])) {
    const old = slot.read();
    const [a, b] = [yes.has(slot) ? yes.get(slot) : old, no.has(slot) ? no.get(slot) : old];
    change(slot, Object.is(a, b) ? a : slot.merge(cond, a, b));
  }
}

/** Changes a slot. Refused if it was created outside of code that may run more often or later, such as a loop of the page. */
export function change(slot: Slot, value: unknown): void {
  mayChange(slot.created, slot.label);
  const frame = frames.at(-1);
  if (frame && !frame.before.has(slot)) frame.before.set(slot, slot.read());
  slot.write(value);
}

/** Refuses to change what was created before the innermost boundary. */
export function mayChange(created: number, label: string): void {
  const boundary = boundaries.at(-1);
  if (boundary && created <= boundary.at)
    refuse(`${label} is changed ${boundary.what}`, 'Compute the value instead of changing one that was made outside');
}

/** Runs code that must not change anything created before: an iteration of a loop of the page, a view. */
export function boundary<T>(what: string, run: () => T): T {
  boundaries.push({ at: clock, what });
  try {
    return run();
  } finally {
    boundaries.pop();
  }
}

/** `cond ? yes() : no()`. */
export function fork(given: Cond, yes: () => unknown, no: () => unknown): unknown {
  const cond = decide(given);
  if (cond.op === 'const') return cond.value ? yes() : no();
  const left = runSide(cond, true, yes);
  const right = runSide(cond, false, no);
  merge(cond, left.changes, right.changes);
  return branch(cond, left.result, right.result);
}

/** Runs code under the condition `cond`. */
export function given<T>(cond: Cond, run: () => T): T {
  const known = decide(cond);
  if (known.op === 'const') return run();
  const { result, changes } = runSide(known, true, run);
  merge(known, changes, new Map());
  return result;
}

/** Calls `run` for each side of a choice. */
export function each(value: unknown, run: (value: unknown) => unknown): unknown {
  const known = prune(value);
  const node = nodeOf(known);
  if (node?.kind !== 'branch') return run(known);
  return fork(
    node.cond,
    () => each(node.yes, run),
    () => each(node.no, run),
  );
}

let isCaught = false;

/** Whether the source would catch an error that is thrown now. */
export const isWithinTry = (): boolean => isCaught;

/** Runs the block of a `try`. */
export function withinTry<T>(run: () => T): T {
  const before = isCaught;
  isCaught = true;
  try {
    return run();
  } finally {
    isCaught = before;
  }
}

/** Runs a module or a section, without known facts or boundaries. */
export function afresh<T>(run: () => T): T {
  const before = { facts, frames, boundaries };
  facts = [];
  frames = [];
  boundaries = [];
  try {
    return run();
  } finally {
    ({ facts, frames, boundaries } = before);
  }
}
