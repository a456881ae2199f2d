/** The variables and filters that a value reads. */
import { type Cond, type List, type Node, nodeOf, type Path } from './node.ts';

export interface Reads {
  /** Variables of Liquid: objects of the page, and variables of enclosing loops, but not of loops within the value. */
  variables: ReadonlySet<string>;
  /** Names of filters. */
  filters: ReadonlySet<string>;
}

interface Found extends Reads {
  variables: Set<string>;
  filters: Set<string>;
}

/** Cached, as nodes and conditions occur in many values. */
const known = new WeakMap<object, Reads>();

/** The reads of a value, including those of its conditions. */
export function readsOf(value: unknown): Reads {
  const node = nodeOf(value);
  if (node) return of(node, ofNode);
  const found: Found = { variables: new Set(), filters: new Set() };
  const isPlain =
    Array.isArray(value) ||
    (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (isPlain) for (const part of Object.values(value as object)) add(found, readsOf(part));
  return found;
}

function of<T extends object>(subject: T, find: (subject: T, found: Found) => void): Reads {
  const before = known.get(subject);
  if (before) return before;
  const found: Found = { variables: new Set(), filters: new Set() };
  find(subject, found);
  known.set(subject, found);
  return found;
}

function add(found: Found, ...more: readonly Reads[]): void {
  for (const { variables, filters } of more) {
    for (const name of variables) found.variables.add(name);
    for (const name of filters) found.filters.add(name);
  }
}

function ofCond(cond: Cond, found: Found): void {
  switch (cond.op) {
    case 'const':
      break;
    case 'cmp':
      add(found, readsOf(cond.left), readsOf(cond.right));
      break;
    case 'is':
      add(found, readsOf(cond.value));
      break;
    case 'not':
      add(found, of(cond.of, ofCond));
      break;
    case 'all':
    case 'some':
      add(found, ...cond.of.map((part) => of(part, ofCond)));
  }
}

function ofNode(node: Node, found: Found): void {
  switch (node.kind) {
    case 'path':
      ofPath(node, found);
      break;
    case 'test':
      add(found, of(node.cond, ofCond));
      break;
    case 'branch':
      add(found, of(node.cond, ofCond), readsOf(node.yes), readsOf(node.no));
      break;
    case 'text':
      add(found, ...node.parts.map(readsOf));
      break;
    case 'list':
      ofList(node, found);
      break;
    case 'fold': {
      const inside: Found = { variables: new Set(), filters: new Set() };
      add(inside, readsOf(node.start), readsOf(node.step));
      for (const own of [node.name, node.list.name, node.list.counter]) inside.variables.delete(own);
      add(found, inside);
      ofList(node.list, found);
      break;
    }
    case 'unrendered':
      break;
    case 'joined':
    case 'entries':
    case 'search':
      ofList(node.list, found);
  }
}

function ofList({ source, limit, offset, item, name, counter, guard }: List, found: Found): void {
  add(found, ...[source, limit, offset].map(readsOf));
  const inside: Found = { variables: new Set(), filters: new Set() };
  add(inside, readsOf(item));
  if (guard) add(inside, of(guard.cond, ofCond), readsOf(guard.to));
  // The loop's variables are part of the value.
  for (const own of [name, counter, guard?.counter]) if (own !== undefined) inside.variables.delete(own);
  add(found, inside);
}

function ofPath({ base, filters }: Path, found: Found): void {
  if (typeof base !== 'string') add(found, readsOf(base.of), readsOf(base.key));
  for (const name of variablesIn(typeof base === 'string' ? base : base.path)) found.variables.add(name);
  for (const { name, args, named } of filters) {
    found.filters.add(name);
    add(found, readsOf(args), readsOf(named));
  }
}

/** The variables in a path: its root, and those in brackets; both ends of a range. */
const variablesIn = (path: string): string[] =>
  path.split('..').flatMap((part) => part.match(/(?<![\w.'"-])[A-Za-z_][\w-]*/g) ?? []);
