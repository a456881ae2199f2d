/** Replaces variables in expressions, to move them out of a loop or into another one. */

import { branch, test } from './choose.ts';
import { all, compare, is, not, some } from './condition.ts';
import { entries, fold, joined, listOf, search } from './list.ts';
import { type Cond, type FilterCall, type List, type ListOrigin, nodeOf, type Path } from './node.ts';
import { variable } from './recording.ts';
import { refuse } from './refuse.ts';
import { path, text } from './value.ts';
import { copyWrittenAt } from './written-at.ts';

/** Replacements by the name of a loop's variable or counter. */
export type Replacements = ReadonlyMap<string, unknown>;

/** Substitutes within a kind of value, or returns undefined for other kinds; registered by the modules that define the kinds. */
export type Walker = (value: object, replace: (inner: unknown) => unknown) => unknown;
const walkers: Walker[] = [];
export const addWalker = (walker: Walker): void => {
  walkers.push(walker);
};

/** The identity of an object that is an item of a list: items of that list with the same index are the same object. */
interface Origin {
  list: ListOrigin;
  /** The source of the list. */
  source: unknown;
  index: unknown;
}
const origins = new WeakMap<object, Origin>();
export const originOf = (value: unknown): Origin | undefined =>
  value !== null && typeof value === 'object' ? origins.get(value) : undefined;
/** Records that `value`, a new object, is the list's item at `index`. */
export function setOrigin(value: unknown, origin: Origin): void {
  if (value !== null && typeof value === 'object' && nodeOf(value) === undefined && !origins.has(value))
    origins.set(value, origin);
}

export function substitute(value: unknown, by: Replacements): unknown {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'function') return walk(value, by) ?? value;
    return value;
  }
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'path':
      return path_(value, node, by);
    case 'test':
      return test(condition(node.cond, by));
    case 'branch':
      return branch(condition(node.cond, by), substitute(node.yes, by), substitute(node.no, by));
    case 'text':
      return text(node.parts.map((part) => substitute(part, by)));
    case 'list':
      return listOf(inList(node, by));
    case 'joined':
      return joined(inList(node.list, by), node.separator);
    case 'entries':
      return entries(inList(node.list, by));
    case 'search':
      return search(inList(node.list, by), node.what);
    case 'fold':
      return fold(inList(node.list, by), node.name, substitute(node.start, by), substitute(node.step, by), node.type);
    case 'unrendered':
      return value;
    case undefined:
      return inObject(value, by);
  }
}

function inObject(value: object, by: Replacements): unknown {
  const walked = walk(value, by);
  const made = walked ?? plain(value, by);
  if (made !== value && made !== null && typeof made === 'object') copyWrittenAt(value, made);
  const origin = origins.get(value);
  if (origin && made !== value && made !== null && typeof made === 'object')
    origins.set(made, {
      list: origin.list,
      source: substitute(origin.source, by),
      index: substitute(origin.index, by),
    });
  return made;
}

function walk(value: object, by: Replacements): unknown {
  for (const walker of walkers) {
    const made = walker(value, (inner) => substitute(inner, by));
    if (made !== undefined) return made;
  }
  return undefined;
}

function plain(value: object, by: Replacements): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => substitute(item, by));
    return items.every((item, i) => item === value[i]) && !origins.has(value) ? value : items;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, substitute(inner, by)] as const);
  return entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key]) && !origins.has(value)
    ? value
    : Object.fromEntries(entries);
}

function path_(value: unknown, node: Path, by: Replacements): unknown {
  const filters = node.filters.map((call) => inFilter(call, by));
  const keepFilters = filters.every((call, i) => call === node.filters[i]);
  if (typeof node.base === 'string') {
    const base = inPath(node.base, by);
    if (base === node.base) return keepFilters ? value : path(node.base, { ...node, filters });
    if (typeof base === 'string')
      return path(base, { ...node, loop: base === node.base ? node.loop : loopOf(node, by), filters });
    if (base.path === '') return filtered(base.of, filters, node);
    return path(base, { ...node, loop: undefined, filters });
  }
  const { of, key, path: rest, held, range } = node.base;
  const [owner, index] = [substitute(of, by), substitute(key, by)];
  const tail = inPath(rest, by);
  if (owner === of && index === key && tail === rest && keepFilters) return value;
  if (typeof tail !== 'string') return refuse('An index within an index is replaced', 'Read the item in one step');
  return path(
    {
      of: owner,
      path: tail,
      ...(index === undefined ? {} : { key: index }),
      ...(held ? { held } : {}),
      ...(range ? { range } : {}),
    },
    { ...node, filters },
  );
}

/** The counter that a path reads after the substitution. */
const loopOf = (node: Path, by: Replacements): Path['loop'] => {
  const made = typeof node.base === 'string' ? nodeOf(by.get(node.base)) : undefined;
  return made?.kind === 'path' ? made.loop : undefined;
};

/** A value in place of a variable, with the variable's filters applied. */
function filtered(value: unknown, filters: readonly FilterCall[], { type, nullable, object, values }: Path): unknown {
  const node = nodeOf(value);
  if (filters.length === 0 && node?.kind !== 'path') return value;
  const options = { type, nullable, object, values };
  return node?.kind === 'path'
    ? path(node.base, { ...options, filters: [...node.filters, ...filters], loop: node.loop })
    : path({ of: value, path: '' }, { ...options, filters });
}

const ROOT = /(?<![\w.'"-])[A-Za-z_][\w-]*/g;

/** A path with its variables replaced by others, or as a member of another value. */
function inPath(base: string, by: Replacements): string | { of: unknown; path: string } {
  const root = /^[A-Za-z_][\w-]*/.exec(base)?.[0];
  if (root !== undefined && by.has(root)) {
    const value = by.get(root);
    const node = nodeOf(value);
    const rest = names(base.slice(root.length), by);
    if (node?.kind === 'path' && typeof node.base === 'string' && node.filters.length === 0) return node.base + rest;
    return { of: value, path: rest };
  }
  return names(base, by);
}

/** Variables in brackets, which must become variables or numbers. */
const names = (text: string, by: Replacements): string =>
  text.replace(ROOT, (name) => {
    if (!by.has(name)) return name;
    const value = by.get(name);
    const node = nodeOf(value);
    if (node?.kind === 'path' && typeof node.base === 'string' && node.filters.length === 0) return node.base;
    if (typeof value === 'number') return String(value);
    return refuse(`\`${text}\` is read at a value that is no plain one`, 'Hold the value in `data` first');
  });

function inFilter(call: FilterCall, by: Replacements): FilterCall {
  const args = call.args.map((arg) => substitute(arg, by));
  const named = Object.entries(call.named).map(([key, arg]) => [key, substitute(arg, by)] as const);
  const isSame = args.every((arg, i) => arg === call.args[i]) && named.every(([key, arg]) => arg === call.named[key]);
  return isSame ? call : { name: call.name, args, named: Object.fromEntries(named) };
}

export function condition(cond: Cond, by: Replacements): Cond {
  switch (cond.op) {
    case 'const':
      return cond;
    case 'is': {
      const value = substitute(cond.value, by);
      return value === cond.value ? cond : is(value);
    }
    case 'not':
      return not(condition(cond.of, by));
    case 'all':
      return all(...cond.of.map((part) => condition(part, by)));
    case 'some':
      return some(...cond.of.map((part) => condition(part, by)));
    case 'cmp': {
      const [left, right] = [substitute(cond.left, by), substitute(cond.right, by)];
      return left === cond.left && right === cond.right ? cond : replaced(left, cond.cmp, right);
    }
  }
}

/** A comparison, simplified if one side has become a constant. */
function replaced(left: unknown, cmp: Extract<Cond, { op: 'cmp' }>['cmp'], right: unknown): Cond {
  if (typeof left === 'number' && typeof right === 'number' && cmp !== 'contains') {
    const holds = {
      '==': left === right,
      '<': left < right,
      '>': left > right,
      '<=': left <= right,
      '>=': left >= right,
    }[cmp];
    return { op: 'const', value: holds, key: String(holds) };
  }
  return compare(left, cmp, right);
}

/** Substitutes in the parts of a list, except for its own variables. */
function inList(node: List, by: Replacements): List {
  const { guard } = node;
  return {
    ...node,
    source: substitute(node.source, by),
    limit: substitute(node.limit, by),
    offset: substitute(node.offset, by),
    item: substitute(node.item, by),
    ...(guard ? { guard: { ...guard, cond: condition(guard.cond, by), to: substitute(guard.to, by) } } : {}),
  };
}

/** The same list with new variables, for another loop over it. */
export function anew(node: List): List {
  const name = variable(node.name.replace(/_\d+$/, ''));
  const counter = `${name}_index`;
  const counterUse = { used: false };
  const by = new Map<string, unknown>([
    [node.name, path(name)],
    [node.counter, path(counter, { type: 'integer', loop: counterUse })],
  ]);
  const kept = node.guard && { counter: `${name}_kept`, counterUse: { used: false } };
  if (node.guard && kept) by.set(node.guard.counter, path(kept.counter, { type: 'integer', loop: kept.counterUse }));
  const item = substitute(node.item, by);
  return {
    ...node,
    name,
    counter,
    counterUse,
    item,
    ...(node.guard && kept ? { guard: { ...node.guard, ...kept, cond: condition(node.guard.cond, by) } } : {}),
  };
}
