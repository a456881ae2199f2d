/** What a value is read from. */
import { type Cond, type Leaf, type List, type Node, nodeOf } from './node.ts';
import { leaf } from './value.ts';

export interface Reads {
  /** Variables of Liquid: objects of the page, and variables of loops around. Not those of loops within the value. */
  variables: ReadonlySet<string>;
  /** Names of filters. */
  filters: ReadonlySet<string>;
}

interface Found extends Reads {
  variables: Set<string>;
  filters: Set<string>;
}

/** No variable of Liquid has this name: it holds the place of an item whose loop is part of the value. */
const ITEM = '\u0000';

/** Of nodes and conditions, which are met in many values. */
const known = new WeakMap<object, Reads>();

/** What a value is read from, with all that decides about it. */
export function readsOf(value: unknown): Reads {
  const node = nodeOf(value);
  if (node) return of(node, ofNode);
  const found: Found = { variables: new Set(), filters: new Set() };
  if (value !== null && typeof value === 'object') for (const part of Object.values(value)) add(found, readsOf(part));
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
    case 'leaf':
      ofLeaf(node, found);
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
    case 'joined':
    case 'entries':
      ofList(node.list, found);
  }
}

function ofList({ source, limit, offset, make }: List, found: Found): void {
  const item = make(leaf(ITEM), leaf(ITEM, { type: 'integer' }));
  add(found, ...[source, limit, offset, item].map(readsOf));
}

function ofLeaf({ base, filters }: Leaf, found: Found): void {
  if (typeof base !== 'string') add(found, readsOf(base.of), readsOf(base.key));
  for (const name of variablesIn(typeof base === 'string' ? base : base.path)) found.variables.add(name);
  for (const { name, args, named } of filters) {
    found.filters.add(name);
    add(found, readsOf(args), readsOf(named));
  }
}

/** The variables in a path: its root, and those in brackets; of a range both ends. */
const variablesIn = (path: string): string[] =>
  path.split('..').flatMap((part) => part.match(/(?<![\w.'"-])[A-Za-z_][\w-]*/g) ?? []);
