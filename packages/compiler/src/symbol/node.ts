/**
 * Symbolic values: what `data` and a view meet at build, when there are names instead of data. Every other value is a
 * constant. A symbol is a Proxy, so that reading a member gives the member's symbol; its node sits under `NODE`.
 */

// Registered, not created: a test may hold two copies of this module (one bundled, one run by Node), one registry.
export const NODE = Symbol.for('vitrine.node');

/** `unknown`: straight from the platform. The others are known from a schema or a setting. */
export type LeafType = 'unknown' | 'string' | 'number' | 'integer' | 'boolean' | 'drop' | 'size' | 'json';

export interface FilterCall {
  name: string;
  args: readonly unknown[];
  named: Readonly<Record<string, unknown>>;
}

/** The loop whose counter a leaf is; set when the counter is printed, so that the loop assigns it. */
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
}

/** A Liquid expression: a path, or a member of another value, and filters. */
export interface Leaf {
  kind: 'leaf';
  base: string | MemberOf;
  filters: readonly FilterCall[];
  type: LeafType;
  /** May be nil; for everything but numbers and booleans, blank counts as nil. */
  nullable: boolean;
  loop?: LoopUse;
  /** An object of the platform that prints as text (a color): it has no length. */
  drop?: boolean;
  /** A setting: its boolean is a boolean. */
  sure?: boolean;
}

export type Comparison = '==' | '<' | '>' | '<=' | '>=' | 'contains';

/** A condition over symbols. `key` is equal for equal conditions. `!=` is `not` of `==`. */
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

export interface List {
  kind: 'list';
  /** The symbol that is looped over. */
  source: unknown;
  make: (item: unknown, index: unknown) => unknown;
  limit: unknown;
  offset: unknown;
  /** Remembers the line of the `.map`, for messages. */
  site?: Error;
}

/** Text put together from parts: a template string. */
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

export type Node = Leaf | Test | Branch | List | Text | Joined | Entries;

/** The node of a symbol, or undefined for a plain value. */
export function nodeOf(value: unknown): Node | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  return (value as { [NODE]?: Node })[NODE];
}

export const isSymbolic = (value: unknown): boolean => nodeOf(value) !== undefined;

/** Structural key: equal for values that print the same. */
export function keyOf(value: unknown): string {
  const node = nodeOf(value);
  if (node === undefined) {
    if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
    if (value !== null && typeof value === 'object' && !(BLANK === value)) {
      return `{${Object.entries(value)
        .map(([k, v]) => `${k}:${keyOf(v)}`)
        .join()}}`;
    }
    return value === BLANK ? 'blank' : `${JSON.stringify(value) ?? 'undefined'}`;
  }
  switch (node.kind) {
    case 'leaf':
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
      return `[${keyOf(node.source)}~${keyOf(node.limit)}~${keyOf(node.offset)}~${identity(node.make)}]`;
    case 'text':
      return `"${node.parts.map(keyOf).join('+')}"`;
    case 'entries':
      return `entries(${identity(node.list.make)},${keyOf(node.list.source)})`;
    case 'joined':
      return `join(${node.separator},${identity(node.list.make)},${keyOf(node.list.source)})`;
  }
}

/** What is held in a variable is named as it would be without one. */
const memberKey = ({ of, key, path, held }: MemberOf): string =>
  `${held && isPath(of) ? keyOf(of) : `(${keyOf(of)})`}${key === undefined ? '' : `[${keyOf(key)}]`}${path}`;

/** Whether a value is read by a path alone. */
export function isPath(value: unknown): boolean {
  const node = nodeOf(value);
  return node?.kind === 'leaf' && node.filters.length === 0;
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
