/** Loops, which are run iteration by iteration. */

import type { ForInStatement, ForOfStatement, ForStatement } from '@oxc-project/types';
import { decide, prune } from '../expression/branching.ts';
import { FALSE, TRUE } from '../expression/condition.ts';
import { isRegular, spread } from '../expression/entries.ts';
import { type Cond, nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { truthy } from '../expression/truth.ts';
import { type Completion, caught, normally } from './completion.ts';
import type { Evaluator } from './context.ts';
import { after, either, nothing } from './control-flow.ts';
import { declare } from './declarations.ts';
import { membersOf, mustBeOrdered } from './objects.ts';
import { destructure, namesIn } from './patterns.ts';
import { Scope } from './scope.ts';
import { assignTo } from './targets.ts';

/** Most iterations: more than any literal list has items. */
const MOST_ROUNDS = 10_000;

/** A loop that is unrolled. */
export function rounds(
  labels: readonly string[],
  { test, body, update = () => {} }: { test: () => Cond; body: () => Completion; update?: () => void },
): Completion {
  let count = 0;
  const round = (): Completion => {
    let result: Completion;
    for (;;) {
      if (count++ > MOST_ROUNDS) return refuse('A loop does not end', 'Let its condition become false');
      const cond = decide(test());
      if (cond === FALSE) return result;
      if (cond.op !== 'const') return either(cond, () => (isConditionalLoop(count) ? once() : undefined), nothing);
      const completion = caught(body(), 'continue', [undefined, ...labels]);
      if (completion !== undefined)
        return after(completion, () => {
          update();
          return round();
        });
      update();
      result = undefined;
    }
  };
  const once = (): Completion =>
    after(caught(body(), 'continue', [undefined, ...labels]), () => {
      update();
      return round();
    });
  return caught(round(), 'break', [undefined, ...labels]);
}

/** A loop whose end only the page knows is unrolled for a few iterations. @throws RefusedError after those */
function isConditionalLoop(count: number): boolean {
  if (count > 8)
    return refuse('A loop runs as often as only the page knows', 'Use .map over a list, or `numbers(1, n)` in `data`');
  return true;
}

export function forLoop(
  statement: ForStatement,
  outer: Scope,
  evaluator: Evaluator,
  labels: readonly string[],
): Completion {
  const { init, test, update, body } = statement;
  let scope = new Scope(outer, outer.frame);
  const names =
    init?.type === 'VariableDeclaration' && init.kind !== 'var'
      ? init.declarations.flatMap(({ id }) => namesIn(id))
      : [];
  for (const name of names) scope.declare(name);
  if (init?.type === 'VariableDeclaration') declare(init, scope, evaluator);
  else if (init) evaluator.evaluate(init, scope);
  return rounds(labels, {
    test: () => (test ? truthy(prune(evaluator.evaluate(test, scope))) : TRUE),
    body: () => evaluator.execute(body, scope),
    update() {
      // Each iteration has variables of its own, which closures capture.
      const next = new Scope(outer, outer.frame);
      for (const name of names) {
        const variable = scope.own(name);
        next.declare(name).start(variable && 'read' in variable ? variable.read() : undefined);
      }
      scope = next;
      if (update) evaluator.evaluate(update, scope);
    },
  });
}

export function forEach(
  statement: ForOfStatement | ForInStatement,
  outer: Scope,
  evaluator: Evaluator,
  labels: readonly string[],
): Completion {
  const subject = prune(evaluator.evaluate(statement.right, outer));
  const items = statement.type === 'ForInStatement' ? keysOf(subject) : itemsOf(subject);
  const { left } = statement;
  let result: Completion;
  const round = ({ cond, value }: { cond: Cond; value: unknown }): Completion =>
    either(
      cond,
      () => {
        const scope = new Scope(outer, outer.frame);
        if (left.type === 'VariableDeclaration') {
          const [declarator] = left.declarations;
          if (!declarator) return undefined;
          if (left.kind !== 'var') for (const name of namesIn(declarator.id)) scope.declare(name);
          destructure(declarator.id, value, scope, evaluator, (target, part) => {
            if (target.type !== 'Identifier') return;
            if (left.kind === 'var') scope.assign(target.name, part);
            else scope.declare(target.name).start(part);
          });
        } else assignTo(left, value, scope, evaluator);
        return caught(evaluator.execute(statement.body, scope), 'continue', [undefined, ...labels]);
      },
      nothing,
    );
  for (const [i, item] of items.entries()) {
    if (statement.type === 'ForInStatement') mustBeThere(subject, String(item.value));
    result = after(result, () => round(item));
    if (result !== undefined && decide(normally(result)) === FALSE) break;
    if (statement.type === 'ForOfStatement') mustBeUnchanged(subject, items, i);
  }
  return caught(result, 'break', [undefined, ...labels]);
}

function itemsOf(subject: unknown): { cond: Cond; value: unknown }[] {
  const node = nodeOf(subject);
  if (node !== undefined && node.kind !== 'branch')
    return refuse('A list of the page is iterated by a statement', 'Use .map in the markup');
  const items = spread(subject);
  if (items.some(({ isList }) => isList))
    return refuse('A list of the page is iterated by a statement', 'Use .map in the markup');
  return items;
}

function keysOf(subject: unknown): { cond: Cond; value: unknown }[] {
  if (nodeOf(subject) !== undefined)
    return refuse('The members of a value of the page are iterated', 'Name each member');
  if (Array.isArray(subject) && !isRegular(subject))
    return refuse('The places of a list of which some items may be missing are iterated', 'Use .map');
  if (Array.isArray(subject)) return subject.map((_, i) => ({ cond: TRUE, value: String(i) }));
  mustBeOrdered(subject);
  if (inheritsMembers(subject))
    return refuse('The members that an object inherits are iterated', 'Use Object.keys, which gives its own');
  return membersOf(subject).map(({ key, entry }) => ({ cond: entry.cond, value: key }));
}

function inheritsMembers(subject: unknown): boolean {
  if (subject === null || subject === undefined) return false;
  for (
    let from = Object.getPrototypeOf(subject) as object | null;
    from;
    from = Object.getPrototypeOf(from) as object | null
  )
    if (Object.keys(from).length > 0) return true;
  return false;
}

/** @throws RefusedError if an iteration changed later items of the iterated list: JavaScript would see the change */
function mustBeUnchanged(subject: unknown, before: readonly { value: unknown }[], index: number): void {
  const isLive =
    nodeOf(subject) !== undefined || Array.isArray(subject) || subject instanceof Map || subject instanceof Set;
  if (!isLive) return;
  const after = Array.isArray(subject) && isRegular(subject) ? subject : itemsOf(subject).map(({ value }) => value);
  const isSame = (a: unknown, b: unknown) =>
    Object.is(a, b) ||
    (subject instanceof Map && (a as unknown[]).every((part, i) => Object.is(part, (b as unknown[])[i])));
  if (
    after.length === before.length &&
    before.slice(index + 1).every(({ value }, i) => isSame(value, after[index + 1 + i]))
  )
    return;
  refuse('A list is changed while it is iterated', 'Iterate over a copy: `[...list]`');
}

/** The same for the members of an object: a deleted one is not visited. */
function mustBeThere(subject: unknown, name: string): void {
  if (!Object.hasOwn(Object(subject) as object, name))
    refuse('A member is deleted while the members are iterated', 'Iterate over a copy: Object.keys');
}
