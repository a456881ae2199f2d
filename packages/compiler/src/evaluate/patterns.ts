/** Destructuring. */
import type {
  ArrayAssignmentTarget,
  ArrayPattern,
  AssignmentTarget,
  AssignmentTargetMaybeDefault,
  AssignmentTargetRest,
  BindingPattern,
  BindingRestElement,
  PropertyKey as KeyNode,
  ObjectAssignmentTarget,
  ObjectPattern,
  ParamPattern,
} from '@oxc-project/types';
import { each, prune } from '../expression/branching.ts';
import { isRegular, spread } from '../expression/entries.ts';
import { listOf } from '../expression/list.ts';
import { itemAt, restOf } from '../expression/list-items.ts';
import { nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { mayBeEither } from '../expression/truth.ts';
import { describe } from '../expression/value.ts';
import type { Evaluator } from './context.ts';
import { copiedMembersOf, copyOrder, overlay } from './objects.ts';
import { read } from './read.ts';
import type { Scope } from './scope.ts';

type Pattern =
  | BindingPattern
  | BindingRestElement
  | AssignmentTarget
  | AssignmentTargetMaybeDefault
  | AssignmentTargetRest
  | ParamPattern;

/** Receives the value of each name or member in a pattern. */
export type Take = (
  target: Exclude<Pattern, ObjectPattern | ArrayPattern | ObjectAssignmentTarget | ArrayAssignmentTarget>,
  value: unknown,
) => void;

/** Destructures a value. Defaults are evaluated in `scope`. */
export function destructure(pattern: Pattern, value: unknown, scope: Scope, evaluator: Evaluator, take: Take): void {
  const inner = (target: Pattern, part: unknown) => destructure(target, part, scope, evaluator, take);
  switch (pattern.type) {
    case 'AssignmentPattern':
      inner(
        pattern.left,
        orDefault(value, () => evaluator.evaluate(pattern.right, scope)),
      );
      break;
    case 'ObjectPattern': {
      const known = prune(value);
      if (known === null || known === undefined)
        refuse(`Members are taken of ${String(known)}`, 'Test the value first, or give it a default');
      const taken: unknown[] = [];
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          inner(property.argument, withoutMembers(known, taken));
          continue;
        }
        const key = keyOf(property.key, property.computed, scope, evaluator);
        taken.push(key);
        inner(property.value, read(known, key));
      }
      break;
    }
    case 'ArrayPattern':
      arrayPattern(pattern, prune(value), inner);
      break;
    case 'TSParameterProperty':
      inner(pattern.parameter, value);
      break;
    case 'RestElement':
      inner(pattern.argument, value);
      break;
    default:
      take(pattern as Parameters<Take>[0], value);
  }
}

/** `value`, or the default if it is undefined. */
export const orDefault = (given: unknown, make: () => unknown): unknown =>
  each(given, (value) => {
    if (value === undefined) return make();
    if (mayBeEither(nodeOf(value)))
      return refuse(
        `\`${describe(value)}\` has a default, and may be null as well as undefined`,
        'Use ??, or say its type: `metafield<string>(…)`',
      );
    return value;
  });

function arrayPattern(
  pattern: ArrayPattern | ArrayAssignmentTarget,
  value: unknown,
  inner: (target: Pattern, part: unknown) => void,
): void {
  const items = itemsFor(value);
  for (const [i, element] of pattern.elements.entries()) {
    if (element === null) continue;
    if (element.type === 'RestElement') inner(element.argument, items.rest(i));
    else inner(element, items.at(i));
  }
}

function itemsFor(value: unknown): { at: (i: number) => unknown; rest: (i: number) => unknown } {
  const node = nodeOf(value);
  if (node?.kind === 'list')
    return {
      at: (i) => itemAt(node, i),
      rest: (i) => {
        if (node.guard && node.guard.from === undefined && node.guard.to === undefined)
          return listOf({ ...node, guard: { ...node.guard, from: i } });
        if (node.limit !== undefined || node.offset !== undefined || node.guard)
          return refuse('The rest of a list is taken after .slice', 'Take it of the list itself');
        return listOf(restOf(node, i));
      },
    };
  if (node?.kind === 'branch')
    return {
      at: (i) => each(value, (side) => itemsFor(side).at(i)),
      rest: (i) => each(value, (side) => itemsFor(side).rest(i)),
    };
  if (node !== undefined)
    return refuse('A value that is no list of the schema is taken apart', 'Take a list apart (`z.array`, `z.tuple`)');
  if (Array.isArray(value) && !isRegular(value))
    return refuse('A list of which some items may be missing is taken apart', 'Use .map');
  const items =
    value === undefined || value === null
      ? refuse(`A list is expected and ${String(value)} was found`, 'Give it a default')
      : spread(value).map((entry) => entry.value);
  return { at: (i) => items[i], rest: (i) => items.slice(i) };
}

function withoutMembers(value: unknown, names: readonly unknown[]): unknown {
  return each(value, (known) => {
    if (nodeOf(known) !== undefined) return refuse('The rest of an object of the page is taken', 'Name each member');
    if (names.some((name) => nodeOf(name) !== undefined))
      return refuse('The rest is taken without a member whose name is known only on the page', 'Name each member');
    const rest: Record<PropertyKey, unknown> = {};
    copyOrder(known, rest);
    for (const { key, entry } of copiedMembersOf(known)) if (!names.includes(key)) overlay(rest, key, entry);
    return rest;
  });
}

/** The key of a member in a pattern, an object or a class. */
export function keyOf(key: KeyNode, computed: boolean, scope: Scope, evaluator: Evaluator): unknown {
  if (key.type === 'PrivateIdentifier') return privateOf(key.name, scope);
  if (!computed && key.type === 'Identifier') return key.name;
  const value = evaluator.evaluate(key as Parameters<Evaluator['evaluate']>[0], scope);
  return typeof value === 'symbol' || nodeOf(value) !== undefined ? value : String(value);
}

/** The key of a private name in the enclosing class. */
export function privateOf(name: string, scope: Scope): string {
  const found = scope.find(`#${name}`);
  return found && 'read' in found
    ? (found.read() as string)
    : refuse(`\`#${name}\` is read outside of its class`, 'Read it in a method');
}

/** The names that a pattern declares. */
export function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}
