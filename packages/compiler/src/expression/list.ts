/** Loops over lists of the page, and values computed from them. */
import { all } from './condition.ts';
import { filter } from './filter.ts';
import {
  type Cond,
  Expression,
  type Guard,
  keyOf,
  type List,
  type LoopUse,
  type Node,
  nodeOf,
  type Path,
} from './node.ts';
import { variable } from './recording.ts';
import { refuse } from './refuse.ts';
import { member, type PathOptions, path } from './value.ts';

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

/** Whether a loop gives each item of its source unchanged, so that Liquid can read the source instead. */
export function isWhole({ limit, offset, guard, item, name }: List): boolean {
  return limit === undefined && offset === undefined && guard === undefined && keyOf(item) === name;
}

/** The number of items of a loop. */
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

/** Adds a condition to the iterations of a list that give an item. */
export function guarded(node: List, cond: Cond): Expression {
  if (node.guard?.from !== undefined || node.guard?.to !== undefined)
    refuse('.filter stands after .slice', 'Filter first, then slice');
  const whole = node.guard ? all(node.guard.cond, cond) : cond;
  const counter = `${node.name}_kept`;
  return listOf({ ...node, guard: { cond: whole, counter, counterUse: { used: false } } });
}

/** Whether any iteration of the list gives an item. */
export const anyOf = (node: List): unknown => new Expression({ kind: 'search', list: node, what: 'some' });

export function joined(node: List, separator: string): Expression {
  return new Expression({ kind: 'joined', list: node, separator });
}

/** An object that the page makes from a list of `{ key, value }`. */
export const entries = (node: List): Expression => new Expression({ kind: 'entries', list: node });

export const search = (list: List, what: 'count' | 'some' | 'index'): Expression =>
  new Expression({ kind: 'search', list, what } satisfies Node);

/** A variable that each iteration over `list` updates, such as a sum. */
export const fold = (list: List, name: string, start: unknown, step: unknown, type: 'integer' | 'string'): Expression =>
  new Expression({ kind: 'fold', list, name, start, step, type });
