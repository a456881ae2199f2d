/**
 * Expressions: values that are known only on the page. Every other value is a constant. Code that gets an expression reads its node; code without a
 * model for expressions refuses it.
 */

// Registered symbols, because a test may load two copies of this module (one bundled, one run by Node).
const NODE = Symbol.for('vitrine.node');

/** `unknown`: straight from the platform. The others are known from a schema, a setting or the description of the platform's objects. */
export type PathType =
  | 'unknown'
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'drop'
  /** How many items a list has: nil where there is no list. */
  | 'size'
  /** The length of a text, which Liquid counts in characters and JavaScript in UTF-16 units: only whether it is 0 is known. */
  | 'units'
  /** An object of the platform, which may be nil. */
  | 'object'
  | 'list'
  | 'json';

export interface FilterCall {
  name: string;
  args: readonly unknown[];
  named: Readonly<Record<string, unknown>>;
}

/** Whether a counter of a loop is read; set when it is printed, so that the loop assigns it. */
export interface LoopUse {
  used: boolean;
}

/** A member of another value; `path` is empty for the value itself. */
export interface MemberOf {
  of: unknown;
  /** Known only on the page: `of[key]`, of which `path` is read. */
  key?: unknown;
  path: string;
  /** `of` is read once, into a variable. */
  held?: true;
  /** The numbers from 1 to `of`. */
  range?: true;
}

/** A Liquid path, or a member of another value, with filters. */
export interface Path {
  kind: 'path';
  base: string | MemberOf;
  filters: readonly FilterCall[];
  type: PathType;
  /** May be nil; for everything but numbers and booleans, blank counts as nil. */
  nullable: boolean;
  /** Where it is nil, it may be undefined as well as null. */
  eitherNil?: boolean;
  loop?: LoopUse;
  /** An object of the platform that prints as text (a color): it has no length. */
  drop?: boolean;
  /** A setting: its boolean is a boolean. */
  sure?: boolean;
  /** All possible values, if the schema lists them. */
  values?: readonly unknown[];
  /** A blank text counts as null, by the schema of the payload. */
  blank?: boolean;
  /** Name of the platform's object it is (`platform/objects.generated.ts`). */
  object?: string;
  /** The traits of a list's items, or of a record's members. */
  items?: PathTraits;
  /** Members that the platform's documentation does not have: the settings of a section's blocks. */
  members?: Readonly<Record<string, PathTraits>>;
  /** An address that the platform itself made. */
  isOwnAddress?: boolean;
  /** A text that is never empty. */
  isNeverEmpty?: boolean;
  /** A text or list that is empty in place of nil: `x ?? ''`. */
  nilIsEmpty?: boolean;
}

/** The traits of a path. */
export type PathTraits = Partial<
  Pick<
    Path,
    | 'type'
    | 'nullable'
    | 'eitherNil'
    | 'drop'
    | 'sure'
    | 'object'
    | 'items'
    | 'members'
    | 'isOwnAddress'
    | 'isNeverEmpty'
  >
>;

export type Comparison = '==' | '<' | '>' | '<=' | '>=' | 'contains';

/** A condition over expressions. `key` is equal for equal conditions. `!=` is `not` of `==`. */
export type Cond =
  | { op: 'const'; value: boolean; key: string }
  | { op: 'cmp'; left: unknown; cmp: Comparison; right: unknown; key: string }
  | { op: 'is'; value: unknown; key: string }
  | { op: 'all' | 'some'; of: readonly Cond[]; key: string }
  | { op: 'not'; of: Cond; key: string };

export interface Test {
  kind: 'test';
  cond: Cond;
}

export interface Branch {
  kind: 'branch';
  cond: Cond;
  yes: unknown;
  no: unknown;
}

/** A loop over a list of the page. */
export interface List {
  kind: 'list';
  /** The list that the loop reads. */
  source: unknown;
  limit: unknown;
  offset: unknown;
  /** The loop's variable in Liquid. No other loop has it. */
  name: string;
  /** The index of the iteration, from 0. */
  counter: string;
  counterUse: LoopUse;
  /** The result of each iteration, with the loop's variable. */
  item: unknown;
  /** For `.filter`: the iterations that give an item, and their counter. */
  guard?: Guard;
  /** The list whose items these are, as the same objects: `.filter` and `.slice` keep it. */
  origin: ListOrigin;
}

/** The identity of a list's items. */
export interface ListOrigin {
  readonly name: string;
}

export interface Guard {
  cond: Cond;
  counter: string;
  counterUse: LoopUse;
  /** Of `.slice` after `.filter`: the first of those rounds, and the one after the last. */
  from?: number;
  to?: unknown;
}

/** A text of several parts: a template string. */
export interface Text {
  kind: 'text';
  parts: readonly unknown[];
}

/** The texts of a list with a separator between them. */
export interface Joined {
  kind: 'joined';
  list: List;
  separator: string;
}

/** An object whose keys are known only on the page. */
export interface Entries {
  kind: 'entries';
  /** A list of `{ key, value }`. */
  list: List;
}

/** A result of a loop: the number of items, whether there is one, or the index in the source of the first (-1 if there is none). */
export interface Search {
  kind: 'search';
  list: List;
  what: 'count' | 'some' | 'index';
}

/** A value that each iteration computes from that of the previous one. */
export interface Fold {
  kind: 'fold';
  list: List;
  /** The variable that holds it. */
  name: string;
  start: unknown;
  step: unknown;
  type: 'integer' | 'string';
}

/** A value that only a browser knows, or that changes over time: it may be passed on and used after hydration, but not rendered. */
export interface Unrendered {
  kind: 'unrendered';
  /** Refuses, at the place where it was read. */
  refuse: () => never;
  /** It is `a / b` of whole numbers, b above 0: Liquid has no such fraction, but `Math.floor` of it. */
  quotient?: { dividend: unknown; divisor: unknown };
}

export type Node = Path | Test | Branch | List | Text | Joined | Entries | Search | Fold | Unrendered;

/** A value known only on the page. */
export class Expression {
  readonly [NODE]: Node;
  constructor(node: Node) {
    this[NODE] = node;
  }
}

/** The node of an expression, or undefined for a constant. */
export function nodeOf(value: unknown): Node | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return (value as { [NODE]?: Node })[NODE];
}

/** Whether a value may not be rendered. */
export const isUnrendered = (value: unknown): boolean => nodeOf(value)?.kind === 'unrendered';

export const isExpression = (value: unknown): boolean => nodeOf(value) !== undefined;

/** Structural key: equal for values that print the same. */
export function keyOf(value: unknown): string {
  const node = nodeOf(value);
  if (node === undefined) return constantKey(value);
  switch (node.kind) {
    case 'path':
      return `${typeof node.base === 'string' ? node.base : memberKey(node.base)}${node.filters
        .map(
          (f) =>
            `|${f.name}:${f.args.map(keyOf).join()};${Object.entries(f.named)
              .map(([k, v]) => `${k}=${keyOf(v)}`)
              .join()}`,
        )
        .join('')}`;
    case 'test':
      return `?${node.cond.key}`;
    case 'branch':
      return `(${node.cond.key}?${keyOf(node.yes)}:${keyOf(node.no)})`;
    case 'list':
      return listKey(node);
    case 'text':
      return `"${node.parts.map(keyOf).join('+')}"`;
    case 'entries':
      return `entries(${listKey(node.list)})`;
    case 'joined':
      return `join(${node.separator},${listKey(node.list)})`;
    case 'search':
      return `${node.what}(${listKey(node.list)})`;
    case 'fold':
      return `fold(${node.name},${listKey(node.list)})`;
    case 'unrendered':
      return `unrendered(${identity(node)})`;
  }
}

function constantKey(value: unknown): string {
  if (value === BLANK) return 'blank';
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value === 'function') return `#${identity(value)}`;
  if (value !== null && typeof value === 'object') {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return `#${identity(value)}`;
    return `{${Object.entries(value)
      .map(([k, v]) => `${k}:${keyOf(v)}`)
      .join()}}`;
  }
  return typeof value === 'bigint' || typeof value === 'symbol'
    ? String(value)
    : `${JSON.stringify(value) ?? 'undefined'}`;
}

const listKey = ({ source, name, limit, offset, guard }: List): string =>
  `[${name}:${keyOf(source)}~${keyOf(limit)}~${keyOf(offset)}~${guard ? `${guard.cond.key}:${guard.from}:${keyOf(guard.to)}` : ''}]`;

/** A value in a variable has the same key as without one. */
const memberKey = ({ of, key, path, held, range }: MemberOf): string =>
  `${range ? '1..' : ''}${held && isPath(of) ? keyOf(of) : `(${keyOf(of)})`}${key === undefined ? '' : `[${keyOf(key)}]`}${path}`;

/** Whether a value is read by a path alone. */
export function isPath(value: unknown): boolean {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.filters.length === 0;
}

/** Liquid's `blank`, as an operand of a comparison. */
export const BLANK: object = Object.freeze({ liquid: 'blank' });

const identities = new WeakMap<object, number>();
let count = 0;
function identity(value: object): number {
  const known = identities.get(value);
  if (known !== undefined) return known;
  identities.set(value, ++count);
  return count;
}
