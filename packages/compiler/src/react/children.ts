/** React's `Children`. A child that may be empty counts as one, except a single null: React counts empty children of a list only. */

import { arithmetic } from '../expression/arithmetic.ts';
import { each, fork, prune, given as where } from '../expression/branching.ts';
import { branch, test } from '../expression/choose.ts';
import { all, constant, not, TRUE } from '../expression/condition.ts';
import { countOf, Entry, entryOf, inArray, spread } from '../expression/entries.ts';
import { length } from '../expression/list.ts';
import { callMethod } from '../expression/methods.ts';
import { type Cond, type Node, nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { isNull, kindOf, mayBeEither } from '../expression/truth.ts';
import { describe, unrendered } from '../expression/value.ts';
import { ReactElement } from './element.ts';

type Fn = (...args: unknown[]) => unknown;

/** Each child, with nested lists flattened. */
function flatten(children: unknown): Entry[] {
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
  if (node?.kind === 'list' || node?.kind === 'path') mustBeFlat(value, node);
  if (node?.kind === 'list') return [new Entry(TRUE, value, true)];
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

/** A list of the page is not flattened: its items must not be lists. */
function mustBeFlat(value: unknown, node: Node): void {
  if (node.kind === 'list' ? mayBeList(node.item) : node.kind === 'path' && node.type === 'list')
    refuse(
      `Children takes apart \`${describe(value)}\`, whose items may be lists`,
      'Let .map give one child for each item: put a <Fragment> around several',
    );
}

const mayBeList = (value: unknown): boolean => {
  const node = nodeOf(value);
  if (node?.kind === 'branch') return mayBeList(node.yes) || mayBeList(node.no);
  if (node !== undefined) return node.kind === 'list' || (node.kind === 'path' && node.type === 'list');
  return (
    value instanceof Entry ||
    (value !== null && typeof value === 'object' && !(value instanceof ReactElement) && Symbol.iterator in value)
  );
};

/** React visits the children only if they are neither null nor undefined. */
const unlessNull = (children: unknown, run: (children: unknown) => unknown, none: unknown): unknown =>
  fork(
    isNull(children),
    () => none,
    () => run(prune(children)),
  );

const isEmpty = (value: unknown): Cond => {
  const node = nodeOf(value);
  if (node === undefined) return constant(value === null || value === undefined || typeof value === 'boolean');
  if (node.kind === 'branch')
    return not(all(not(all(node.cond, isEmpty(node.yes))), not(all(not(node.cond), isEmpty(node.no)))));
  return kindOf(value) === 'boolean' ? TRUE : isNull(value);
};

/** An empty child is passed as null. */
const given = (value: unknown): unknown =>
  each(value, (known) => (known === undefined || kindOf(known) === 'boolean' ? null : known));

function visit(children: unknown, fn: Fn): Entry[] {
  let before: unknown = 0;
  return flatten(children).map((entry) => {
    const node = nodeOf(entry.value);
    const start = before;
    if (entry.isList && node?.kind === 'list') {
      before = arithmetic(start, branch(entry.cond, length(node), 0), '+');
      const mapped = where(entry.cond, () => mapList(entry.value, fn, start));
      return new Entry(entry.cond, mapped, true);
    }
    before = arithmetic(start, branch(entry.cond, 1, 0), '+');
    return new Entry(
      entry.cond,
      where(entry.cond, () => fn(given(entry.value), start)),
    );
  });
}

const mapList = (list: unknown, fn: Fn, start: unknown): unknown =>
  callMethod(list, 'map', [fn], (callee, [item, index]) => (callee as Fn)(given(item), arithmetic(start, index, '+')));

/** An element as returned by `map` and `toArray`, with another key. */
const rekeyed = (value: unknown): unknown =>
  each(value, (known) =>
    known instanceof ReactElement ? new ReactElement(known.type, known.props, NEW_KEY, known.site) : known,
  );

const NEW_KEY = unrendered(() =>
  refuse(
    'The key that Children made is read',
    'Read it of the children as they were given, or give it as another prop',
  ),
);

/** The entry without the children that `isExcluded` excludes. */
function remaining(entry: Entry, isExcluded: (value: unknown) => Cond): Entry[] {
  if (Array.isArray(entry.value)) return nodesOf(entry).flatMap((inner) => remaining(inner, isExcluded));
  if (entry.isList) {
    const full = callMethod(entry.value, 'map', [rekeyed], (callee, [item]) => (callee as Fn)(item));
    const list = callMethod(full, 'filter', [isExcluded], (callee, [item]) =>
      test(not((callee as typeof isExcluded)(item))),
    );
    return Array.isArray(list) ? [] : [new Entry(entry.cond, list, true)];
  }
  const cond = all(entry.cond, not(isExcluded(entry.value)));
  return cond.op === 'const' && !cond.value ? [] : [new Entry(cond, rekeyed(entry.value))];
}

const map = (children: unknown, fn: Fn): unknown =>
  unlessNull(
    children,
    (known) =>
      visit(known, fn)
        .flatMap((entry) => remaining(entry, isNull))
        .map(inArray),
    mayBeEither(nodeOf(children)) ? children : each(children, (known) => (nodeOf(known) === undefined ? known : null)),
  );

const toArray = (children: unknown): unknown =>
  flatten(children)
    .flatMap((entry) => remaining(entry, isEmpty))
    .map(inArray);

export const Children = {
  map,
  forEach: (children: unknown, fn: Fn): void => {
    unlessNull(children, (known) => forEach(known, fn), undefined);
  },
  count: (children: unknown): unknown => unlessNull(children, (known) => countOf(flatten(known).map(inArray)), 0),
  only: (children: unknown): unknown =>
    each(children, (child) =>
      child instanceof ReactElement
        ? child
        : refuse('Children.only is given something else than one element', 'Give it one element'),
    ),
  toArray,
};

function forEach(children: unknown, fn: Fn): void {
  let before: unknown = 0;
  for (const entry of flatten(children)) {
    if (entry.isList) refuse('Children.forEach runs over a list of the page', 'Use Children.map');
    const index = before;
    where(entry.cond, () => fn(given(entry.value), index));
    before = arithmetic(index, branch(entry.cond, 1, 0), '+');
  }
}
