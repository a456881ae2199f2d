/** `Children` of React. A child that may be missing counts as one: React counts what is empty. */

import { each, fork, prune } from '../expression/branching.ts';
import { all, not } from '../expression/condition.ts';
import { countOf, Entry, entryOf, inArray, spread } from '../expression/entries.ts';
import { callMethod } from '../expression/members.ts';
import { type Cond, nodeOf } from '../expression/node.ts';
import { arithmetic } from '../expression/operators.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, kindOf } from '../expression/truth.ts';
import { branch, length } from '../expression/value.ts';
import { ReactElement } from './element.ts';

type Fn = (...args: unknown[]) => unknown;

/** Each child, with lists taken apart. */
function flat(children: unknown): Entry[] {
  if (children === undefined || children === null) return [];
  return nodesOf(children);
}

function nodesOf(child: unknown): Entry[] {
  const value = prune(child);
  if (value instanceof Entry)
    return nodesOf(value.value).map(
      (entry) => new Entry(all(value.cond, entry.cond), entry.value, entry.isList || value.isList),
    );
  const node = nodeOf(value);
  if (node?.kind === 'list') return [new Entry({ op: 'const', value: true, key: 'true' }, value, true)];
  if (node?.kind === 'branch' && (hasList(node.yes) || hasList(node.no)))
    return [
      ...nodesOf(node.yes).map((entry) => new Entry(all(node.cond, entry.cond), entry.value, entry.isList)),
      ...nodesOf(node.no).map((entry) => new Entry(all(not(node.cond), entry.cond), entry.value, entry.isList)),
    ];
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (
    node === undefined &&
    value !== null &&
    typeof value === 'object' &&
    !(value instanceof ReactElement) &&
    Symbol.iterator in value
  )
    return spread(value).flatMap((entry) => nodesOf(inArray(entry)));
  return [entryOf(value)];
}

const hasList = (value: unknown): boolean => {
  const node = nodeOf(value);
  return (
    Array.isArray(value) ||
    node?.kind === 'list' ||
    (node?.kind === 'branch' && (hasList(node.yes) || hasList(node.no)))
  );
};

const isEmpty = (value: unknown): Cond => {
  const node = nodeOf(value);
  if (node === undefined)
    return {
      op: 'const',
      value: value === null || value === undefined || typeof value === 'boolean',
      key: String(value === null || value === undefined || typeof value === 'boolean'),
    };
  if (node.kind === 'branch')
    return not(all(not(all(node.cond, isEmpty(node.yes))), not(all(not(node.cond), isEmpty(node.no)))));
  return kindOf(value) === 'boolean' ? { op: 'const', value: true, key: 'true' } : isNull(value);
};

/** An empty child is given as null. */
const given = (value: unknown): unknown =>
  each(value, (known) => (known === undefined || kindOf(known) === 'boolean' ? null : known));

function visit(children: unknown, fn: Fn): Entry[] {
  let before: unknown = 0;
  return flat(children).map((entry) => {
    const node = nodeOf(entry.value);
    const start = before;
    if (entry.isList && node?.kind === 'list') {
      before = arithmetic(start, branch(entry.cond, length(node), 0), '+');
      const mapped = callMethod(entry.value, 'map', [fn], (callee, [item, index]) =>
        (callee as Fn)(given(item), arithmetic(start, index, '+')),
      );
      return new Entry(entry.cond, mapped, true);
    }
    before = arithmetic(start, branch(entry.cond, 1, 0), '+');
    return new Entry(entry.cond, fn(given(entry.value), start));
  });
}

const map = (children: unknown, fn: Fn): unknown =>
  children === undefined || children === null ? children : visit(children, fn).flatMap((entry) => kept(entry));

/** What is null is left out of what `map` gives. */
const kept = (entry: Entry): unknown[] => (entry.value === null || entry.value === undefined ? [] : [inArray(entry)]);

const toArray = (children: unknown): unknown =>
  flat(children).flatMap((entry) => {
    if (entry.isList) return [inArray(entry)];
    const cond = all(entry.cond, not(isEmpty(entry.value)));
    return cond.op === 'const' && !cond.value ? [] : [inArray(new Entry(cond, entry.value))];
  });

export const Children = {
  map,
  forEach: (children: unknown, fn: Fn): void => {
    for (const entry of flat(children)) {
      if (entry.isList) refuse('Children.forEach runs over a list of the page', 'Use Children.map');
      fork(
        entry.cond,
        () => fn(given(entry.value)),
        () => undefined,
      );
    }
  },
  count: (children: unknown): unknown => countOf(flat(children).map(inArray)),
  only: (children: unknown): unknown =>
    each(children, (child) =>
      child instanceof ReactElement
        ? child
        : refuse('Children.only is given something else than one element', 'Give it one element'),
    ),
  toArray,
};
