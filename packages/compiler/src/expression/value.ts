/** Making expressions. */
import { all, FALSE, leavesNil, not, some, TRUE } from './condition.ts';
import {
  type Cond,
  Expression,
  type FilterCall,
  type Guard,
  isPath,
  keyOf,
  type List,
  type LoopUse,
  type Node,
  nodeOf,
  type Path,
  type PathTraits,
  type PathType,
  type Unrendered,
} from './node.ts';
import { variable } from './recording.ts';
import { refuse } from './refuse.ts';

/** The expression in the words of Liquid, for messages. */
export function describe(value: unknown): string {
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'path':
      return keyOf(value);
    case 'list':
      return `${describe(node.source)}[]`;
    case 'branch':
      return `${node.cond.key} ? … : …`;
    case 'text':
      return 'a template string';
    case 'joined':
      return `${describe(node.list.source)}[].join()`;
    case undefined:
      return typeof value === 'object' && value !== null ? 'an object' : String(value);
    default:
      return 'a condition';
  }
}

export interface PathOptions {
  type?: PathType;
  nullable?: boolean;
  eitherNil?: boolean | undefined;
  filters?: readonly FilterCall[];
  loop?: LoopUse | undefined;
  drop?: boolean;
  sure?: boolean;
  object?: string | undefined;
  values?: readonly unknown[] | undefined;
  blank?: boolean | undefined;
  items?: PathTraits | undefined;
  members?: Path['members'] | undefined;
  isOwnAddress?: boolean | undefined;
  isNeverEmpty?: boolean | undefined;
  nilIsEmpty?: boolean | undefined;
}

/** A path: `base` is a Liquid path or a literal's code. */
export function path(base: Path['base'], options: PathOptions = {}): Expression {
  return new Expression({
    kind: 'path',
    base,
    filters: options.filters ?? [],
    type: options.type ?? 'unknown',
    nullable: options.nullable ?? false,
    ...(options.eitherNil ? { eitherNil: true } : {}),
    ...(options.loop ? { loop: options.loop } : {}),
    ...(options.drop ? { drop: true } : {}),
    ...(options.sure ? { sure: true } : {}),
    ...(options.object ? { object: options.object } : {}),
    ...(options.values ? { values: options.values } : {}),
    ...(options.blank ? { blank: true } : {}),
    ...(options.items ? { items: options.items } : {}),
    ...(options.members ? { members: options.members } : {}),
    ...(options.isOwnAddress ? { isOwnAddress: true } : {}),
    ...(options.isNeverEmpty ? { isNeverEmpty: true } : {}),
    ...(options.nilIsEmpty ? { nilIsEmpty: true } : {}),
  });
}

/** Members that every list and hash has in Liquid; in brackets they are keys. */
const COMMANDS = new Set(['size', 'first', 'last']);

/** `subject.key` in Liquid; with `isKey` it is never one of Liquid's own. Of a filtered value it is read from an assigned variable. */
export function member(subject: unknown, key: string, options: PathType | PathOptions, isKey = false): Expression {
  const traits = typeof options === 'string' ? { type: options } : options;
  const node = nodeOf(subject);
  if (!isQuotable(key))
    refuse(
      `The member ${JSON.stringify(key)} of \`${describe(subject)}\` has a name that Liquid cannot read`,
      'Give it a name of letters, digits and underscores',
    );
  const isName = /^[A-Za-z_][\w-]*\??$/.test(key) && !(isKey && COMMANDS.has(key));
  const read = /^\d+$/.test(key) ? `[${key}]` : isName ? `.${key}` : `[${quote(key)}]`;
  if (node?.kind === 'path' && node.filters.length === 0) {
    return path(
      typeof node.base === 'string' ? node.base + read : { ...node.base, path: node.base.path + read },
      traits,
    );
  }
  return path({ of: subject, path: read }, traits);
}

/**
 * What a quoted string cannot hold everywhere. Ruby Liquid ends an output at the first `}` even within quotes, and a tag at `%}`; other
 * engines look for `{{` and `{%` there too; a backslash means itself to one and not to another.
 */
const UNQUOTABLE = /\}|\{[{%]|\\|\n/;

/** Whether a string can be written as a Liquid literal. One that cannot is captured. */
export const isQuotable = (text: string): boolean =>
  !(text.includes("'") && text.includes('"')) && !UNQUOTABLE.test(text);

/** A string as a Liquid literal; it must be quotable. */
export function quote(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

/** `value | name: args`. Runs on both sides of a branch. */
export function filter(
  value: unknown,
  name: string,
  args: readonly unknown[] = [],
  named: Readonly<Record<string, unknown>> = {},
  options: PathType | PathOptions = 'string',
): unknown {
  const chained = nilOfChain(value);
  if (chained) return filter(chained, name, args, named, options);
  const node = nodeOf(value);
  if (node?.kind === 'branch') {
    const side = (v: unknown) => filter(v ?? null, name, args, named, options);
    return branch(node.cond, side(node.yes), side(node.no));
  }
  const given = typeof options === 'string' ? { type: options } : options;
  const call: FilterCall = { name, args: args.map((arg) => nilOfChain(arg) ?? arg), named };
  if (node?.kind === 'path') return path(node.base, { ...given, filters: [...node.filters, call], loop: node.loop });
  return path({ of: value, path: '' }, { ...given, filters: [call] });
}

export function test(cond: Cond): unknown {
  return cond.op === 'const' ? cond.value : new Expression({ kind: 'test', cond });
}

/** `cond ? yes : no`. */
export function branch(cond: Cond, yes: unknown, no: unknown): unknown {
  if (cond.op === 'const') return cond.value ? yes : no;
  if (Object.is(yes, no)) return yes;
  const [left, right] = [asCondition(yes), asCondition(no)];
  if (left && right) return left === right ? yes : test(some(all(cond, left), all(not(cond), right)));
  return (
    orNull(cond, yes, no) ??
    orEmpty(cond, yes, no) ??
    sharedText(cond, yes, no) ??
    nested(cond, yes, no) ??
    new Expression({ kind: 'branch', cond, yes, no })
  );
}

/**
 * What an optional chain reads where it is null instead of undefined: Liquid reads members of nil as nil. Undefined for anything else.
 */
export function nilOfChain(value: unknown): Expression | undefined {
  const node = nodeOf(value);
  if (node?.kind !== 'branch' || (node.yes !== null && node.yes !== undefined)) return undefined;
  return orNull(node.cond, null, node.no);
}

/** Whether a path is nil where a condition holds. */
const isNilUnder = (cond: Cond, value: unknown): boolean =>
  leavesNil(cond, value) ||
  (cond.op === 'cmp' && cond.cmp === '==' && cond.right === null && keyOf(value) === keyOf(cond.left));

/** `x ?? null` of what may be nil, and `owner && owner.x` where it would be null. */
function orNull(cond: Cond, yes: unknown, no: unknown): Expression | undefined {
  if (cond.op === 'not') return orNull(cond.of, no, yes);
  const node = nodeOf(no);
  return yes === null && node?.kind === 'path' && node.filters.length === 0 && isNilUnder(cond, no)
    ? path(node.base, { ...node, nullable: true })
    : undefined;
}

/**
 * `x ?? ''`, `x ?? false`, `x ?? 0` and `x ?? []` of what may be nil: Liquid prints nil as nothing, takes it for false, and loops over it not
 * at all, so that no condition is needed.
 */
function orEmpty(cond: Cond, yes: unknown, no: unknown): unknown {
  if (cond.op === 'not') return orEmpty(cond.of, no, yes);
  const node = nodeOf(no);
  if (node?.kind === 'list') {
    const isEmptyList = Array.isArray(yes) && yes.length === 0 && node.guard === undefined;
    return isEmptyList && (leavesNil(cond, node.source) || isOfNil(cond, node.source)) ? no : undefined;
  }
  if (node?.kind !== 'path' || !isNilUnder(cond, no)) return undefined;
  const there = { ...node, nullable: false };
  if (yes === '' && node.type === 'string' && !node.drop) return path(node.base, { ...there, nilIsEmpty: true });
  if (yes === false && node.type === 'boolean') return path(node.base, there);
  if (yes === 0 && node.type === 'integer')
    return path(node.base, { ...there, filters: [...node.filters, { name: 'default', args: [0], named: {} }] });
  return Array.isArray(yes) && yes.length === 0 && node.type === 'list'
    ? path(node.base, { ...there, nilIsEmpty: true })
    : undefined;
}

/** Whether a condition says that a value is nil, or what a filtered one is made of: a loop over it has no rounds. */
function isOfNil(cond: Cond, value: unknown): boolean {
  if (cond.op !== 'cmp' || cond.cmp !== '==' || cond.right !== null) return false;
  const [whole, part] = [keyOf(value), keyOf(cond.left)];
  return whole === part || (isPath(value) && isPath(cond.left) && whole.startsWith(`${part}.`));
}

/** A value that is true or false, as a condition. */
function asCondition(value: unknown): Cond | undefined {
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  const node = nodeOf(value);
  if (node?.kind === 'test') return node.cond;
  return undefined;
}

/** `a ? (b ? x : y) : y` is `a && b ? x : y`. */
function nested(cond: Cond, yes: unknown, no: unknown): unknown {
  const [left, right] = [nodeOf(yes), nodeOf(no)];
  if (left?.kind === 'branch' && isSame(left.no, no)) return branch(all(cond, left.cond), left.yes, no);
  if (left?.kind === 'branch' && isSame(left.yes, no)) return branch(all(cond, not(left.cond)), left.no, no);
  if (right?.kind === 'branch' && isSame(right.yes, yes)) return branch(some(cond, right.cond), yes, right.no);
  if (right?.kind === 'branch' && isSame(right.no, yes)) return branch(some(cond, not(right.cond)), yes, right.yes);
  return undefined;
}

/** Whether two values are the same at sight. */
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) && (typeof a !== 'object' || a === null || nodeOf(a) !== undefined);

const partsOf = (value: unknown): readonly unknown[] | undefined => {
  const node = nodeOf(value);
  if (node?.kind === 'text') return node.parts;
  return typeof value === 'string' ? (value === '' ? [] : [value]) : undefined;
};

/** Two texts of which one goes on where the other ends are written once: a text that is put together step by step stays short. */
function sharedText(cond: Cond, yes: unknown, no: unknown): unknown {
  const [a, b] = [partsOf(yes), partsOf(no)];
  if (a === undefined || b === undefined || (nodeOf(yes) === undefined && nodeOf(no) === undefined)) return undefined;
  let same = 0;
  while (same < a.length && same < b.length && isSamePart(a[same], b[same])) same++;
  if (same === 0 || (same < a.length && same < b.length)) {
    // A constant that the other side goes on with.
    const [first, other] = [a[same], b[same]];
    const head = typeof first === 'string' && typeof other === 'string' ? commonStart(first, other) : '';
    if (same === 0 && head === '') return undefined;
    const rest = (parts: readonly unknown[]) =>
      head === '' ? parts.slice(same) : [String(parts[same]).slice(head.length), ...parts.slice(same + 1)];
    return text([...a.slice(0, same), head, rawBranch(cond, text(rest(a)), text(rest(b)))]);
  }
  return text([...a.slice(0, same), rawBranch(cond, text(a.slice(same)), text(b.slice(same)))]);
}

const rawBranch = (cond: Cond, yes: unknown, no: unknown): unknown =>
  Object.is(yes, no) ? yes : new Expression({ kind: 'branch', cond, yes, no });

const isSamePart = (a: unknown, b: unknown): boolean =>
  a === b || (nodeOf(a) !== undefined && nodeOf(b) !== undefined && keyOf(a) === keyOf(b));

function commonStart(a: string, b: string): string {
  const whole = a.length < b.length ? a : b;
  return (whole === a ? b : a).startsWith(whole) ? whole : '';
}

/** Text from parts, as a template string makes it. */
export function text(parts: readonly unknown[]): unknown {
  const flat: unknown[] = [];
  for (const part of parts.flatMap((p) => {
    const node = nodeOf(p);
    return node?.kind === 'text' ? node.parts : [p];
  })) {
    const last = flat.at(-1);
    if (nodeOf(part) === undefined && typeof last === 'string') flat[flat.length - 1] = last + String(part);
    else if (nodeOf(part) === undefined) flat.push(String(part));
    else flat.push(part);
  }
  if (flat.every((p) => typeof p === 'string')) return flat.join('');
  return new Expression({ kind: 'text', parts: flat.filter((p) => p !== '') });
}

/** A name for the variable of a loop over `source`. */
function itemName(source: unknown): string {
  const node = nodeOf(source);
  const whole = node?.kind === 'path' ? (typeof node.base === 'string' ? node.base : node.base.path) : '';
  const last = /([a-z_]+)\W*$/.exec(whole)?.[1] ?? 'item';
  return last === 'values' || last === 'items' ? 'item' : last.replace(/ies$/, 'y').replace(/s$/, '') || 'item';
}

/** A loop over `source`; `make` builds an item from the loop's variable and its index from 0. */
export function list(
  source: unknown,
  make: (item: Expression, index: Expression) => unknown,
  limit?: unknown,
  offset?: unknown,
  itemOptions: PathOptions = {},
): Expression {
  const name = variable(itemName(source));
  const counter = `${name}_index`;
  const counterUse: LoopUse = { used: false };
  const item = make(path(name, itemOptions), path(counter, { type: 'integer', loop: counterUse }));
  return listOf({ source, limit, offset, name, counter, counterUse, item, origin: { name } });
}

export const listOf = (parts: Omit<List, 'kind'>): Expression => new Expression({ kind: 'list', ...parts });

/** The index of an item of the list, as `.map` counts. */
export function indexOf({ counter, counterUse, guard }: List): unknown {
  if (!guard) return path(counter, { type: 'integer', loop: counterUse });
  const counted = path(guard.counter, { type: 'integer', loop: guard.counterUse });
  return guard.from ? filter(counted, 'minus', [guard.from], {}, 'integer') : counted;
}

/** Whether a loop gives each item of its source, and as it is: then Liquid may be asked about the source in its place. */
export function isWhole({ limit, offset, guard, item, name }: List): boolean {
  return limit === undefined && offset === undefined && guard === undefined && keyOf(item) === name;
}

/** How many items a loop runs over. */
export function length(node: List): unknown {
  const { guard, source, limit, offset } = node;
  if (guard) {
    const counted = new Expression({ kind: 'search', list: withoutWindow(node, guard), what: 'count' });
    if (guard.from === undefined && guard.to === undefined) return counted;
    const upTo = guard.to === undefined ? counted : filter(counted, 'at_most', [guard.to], {}, 'integer');
    return guard.from
      ? filter(filter(upTo, 'minus', [guard.from], {}, 'integer'), 'at_least', [0], {}, 'integer')
      : upTo;
  }
  const made = nodeOf(source);
  let size: unknown =
    made?.kind === 'path' && isRange(made.base)
      ? filter(rangeEnd(made.base), 'at_least', [0], {}, 'integer')
      : member(source, 'size', 'size');
  if (offset !== undefined) size = filter(filter(size, 'minus', [offset]), 'at_least', [0], {}, 'size');
  return limit === undefined ? size : filter(filter(size, 'default', [0]), 'at_most', [limit], {}, 'size');
}

const isRange = (base: Path['base']): base is Exclude<Path['base'], string> =>
  typeof base !== 'string' && base.range === true;
const rangeEnd = ({ of }: Exclude<Path['base'], string>): unknown => of;

const withoutWindow = (node: List, { cond, counter, counterUse }: Guard): List => ({
  ...node,
  guard: { cond, counter, counterUse },
});

/** The rounds of a list that give something, where `cond` is one more condition for it. */
export function guarded(node: List, cond: Cond): Expression {
  if (node.guard?.from !== undefined || node.guard?.to !== undefined)
    refuse('.filter stands after .slice', 'Filter first, then slice');
  const whole = node.guard ? all(node.guard.cond, cond) : cond;
  const counter = `${node.name}_kept`;
  return listOf({ ...node, guard: { cond: whole, counter, counterUse: { used: false } } });
}

/** Whether one round of the list gives something. */
export const anyOf = (node: List): unknown => new Expression({ kind: 'search', list: node, what: 'some' });

export function joined(node: List, separator: string): Expression {
  return new Expression({ kind: 'joined', list: node, separator });
}

/** An object made on the page from a list of `{ key, value }`. */
export const entries = (node: List): Expression => new Expression({ kind: 'entries', list: node });

export const search = (list: List, what: 'count' | 'some' | 'index'): Expression =>
  new Expression({ kind: 'search', list, what } satisfies Node);

/** What a loop over `list` adds up in a variable. */
export const fold = (list: List, name: string, start: unknown, step: unknown, type: 'integer' | 'string'): Expression =>
  new Expression({ kind: 'fold', list, name, start, step, type });

/** What may be passed on and not rendered. */
export const unrendered = (refuseIt: () => never, quotient?: Unrendered['quotient']): Expression =>
  new Expression({ kind: 'unrendered', refuse: refuseIt, ...(quotient && { quotient }) });
