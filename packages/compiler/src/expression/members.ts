/** What reading a member of an expression gives, and what a list makes of its items. */
import { boundary, decide, each, isWithinTry, prune } from './branching.ts';
import { all, compare, constant, FALSE, not, some, TRUE } from './condition.ts';
import { isOfRecord, traitsOf } from './member-traits.ts';
import {
  type Cond,
  type FilterCall,
  isUnrendered,
  keyOf,
  type List,
  nodeOf,
  type Path,
  type PathTraits,
  type PathType,
} from './node.ts';
import { isInteger, plus } from './operators.ts';
import { refuse } from './refuse.ts';
import { no } from './remedies.ts';
import { anew, condition, originOf, type Replacements, setOrigin, substitute } from './substitute.ts';
import { asChoice } from './text-methods.ts';
import { equal, isNull, kindOf, mayBeEither, truthy } from './truth.ts';
import { branch, describe, filter, guarded, indexOf, length, listOf, member, path, search } from './value.ts';

/** Calls a function of the source, or a native one. */
export type Call = (callee: unknown, args: readonly unknown[]) => unknown;

/** `value.key` or `value[key]`. Methods are not members here: they are called by `callMethod`. */
export function readMember(
  given: unknown,
  key: unknown,
  readConstant: (object: unknown, key: PropertyKey) => unknown,
): unknown {
  return each(given, (value) => {
    const node = nodeOf(value);
    if (isUnrendered(key)) return key;
    if (nodeOf(key) !== undefined)
      return each(key, (k) =>
        nodeOf(k) === undefined ? readMember(value, k, readConstant) : indexed(value, k, readConstant),
      );
    if (node === undefined) return readConstant(value, key as PropertyKey);
    const name = typeof key === 'symbol' ? String(key) : String(key);
    switch (node.kind) {
      case 'path':
        return readPath(value, node, name);
      case 'list':
        if (name === 'length') return length(node);
        if (/^\d+$/.test(name)) return itemAt(node, Number(name));
        return no(`.${name} of the list \`${describe(value)}\` does not run in Liquid`, name);
      case 'text':
      case 'joined':
        if (name === 'length') return lengthOf(value);
        return no(`.${name} of a text put together from the payload cannot be computed by Liquid`, name);
      case 'entries':
        return refuse(
          `.${name} is read of an object whose keys are known only on the page`,
          'Give the payload a field for it',
        );
      case 'search':
      case 'fold':
        if (name === 'length' && node.kind === 'fold' && node.type === 'string') return member(value, 'size', 'units');
        return refuse(`.${name} is read of a number or a condition`, 'Use it as it is');
      case 'unrendered':
        return value;
      case 'test':
      case 'branch':
        return refuse(`.${name} is read of a condition`, 'A condition is only true or false');
    }
  });
}

/** The length of a text, which is known where all that it may be is. */
function lengthOf(value: unknown): unknown {
  const choice = asChoice(value);
  return choice === undefined ? member(value, 'size', 'units') : each(choice, (text) => String(text).length);
}

export const SCALARS = new Set<PathType>(['string', 'number', 'integer', 'boolean', 'size', 'units']);

function readPath(value: unknown, node: Path, name: string): unknown {
  if (isWithinTry() && !SCALARS.has(node.type) && node.type !== 'list')
    return refuse(
      `.${name} of \`${describe(value)}\` is read where an error is caught: where it is nil, JavaScript throws and Liquid reads on`,
      'Read it before `try`, with ?.',
    );
  if (node.nullable && SCALARS.has(node.type)) {
    if (decide(isNull(value)) !== FALSE)
      return refuse(`.${name} is read of \`${describe(value)}\`, which may be null here`, 'Test it first, or use ?.');
  }
  if (name === 'length') {
    if (node.type === 'string') return lengthOf(value);
    if (node.type === 'object')
      return refuse(`.length of \`${describe(value)}\`, which is an object`, 'Count one of its lists');
    if (!SCALARS.has(node.type)) return member(value, 'size', 'size');
  }
  if (SCALARS.has(node.type) && node.object === undefined)
    return no(`.${name} of \`${describe(value)}\` cannot be computed by Liquid`, name);
  const traits = traitsOf(node, name);
  const read = member(value, name, traits, node.type !== 'list');
  // An item that is not there is undefined, and so is what a record does not have.
  const mayBeAbsent = (node.type === 'list' && /^\d+$/.test(name) && traits.nullable) || isOfRecord(node, name);
  return mayBeAbsent ? orUndefined(read) : read;
}

/** What may be nil, undefined where it is. */
function orUndefined(read: unknown): unknown {
  const known = nodeOf(read) as Path;
  return branch(isNull(read), undefined, path(known.base, { ...known, nullable: false }));
}

/** `value[key]` with a key that is known only on the page. */
function indexed(value: unknown, key: unknown, readConstant: (object: unknown, key: PropertyKey) => unknown): unknown {
  const node = nodeOf(value);
  if (node?.kind === 'list') {
    if (isInteger(key) && node.guard === undefined && node.offset === undefined) return placedItem(node, key);
    return refuse(`A list is read at \`${describe(key)}\``, 'Use .map or .find, or find the item in `data`');
  }
  if (node?.kind === 'path' && node.type === 'json' && kindOf(key) === 'string' && asChoice(key) === undefined)
    return refuse(
      `A record of the page is read at \`${describe(key)}\`, which may be any text, also the name of what every object has`,
      'Read it in `data`, or say which texts it may be in the schema (`z.enum`)',
    );
  if (node?.kind === 'path' && node.type === 'list' && kindOf(key) === undefined)
    return refuse(
      `The list \`${describe(value)}\` is read at \`${describe(key)}\`, whose type is not known`,
      'Give it a type: `number(x)`, or `metafield<number>(…)`',
    );
  if (node?.kind === 'path' && nodeOf(key)?.kind === 'path') {
    const item = path({ of: value, key, path: '' }, node.items ? { ...node.items, nullable: true } : {});
    const read = node.items ? orUndefined(item) : item;
    // Below 0 Liquid reads from the end, and JavaScript nothing.
    return kindOf(key) === 'number' && !isNeverNegative(key) ? branch(compare(key, '>=', 0), read, undefined) : read;
  }
  if (node !== undefined)
    return refuse(`\`${describe(value)}\` is read at \`${describe(key)}\``, 'Use `find` in `data`');
  if (value === null || value === undefined) return readConstant(value, String(key));
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value as object);
  if (Array.isArray(value) && kindOf(key) !== 'number')
    return refuse('A list is read at a text of the page', 'Use an object');
  const index = nodeOf(key);
  const isAt = (name: string | number): Cond => (typeof name === 'number' ? equal(key, name) : isKey(key, name));
  const possible = keys.filter((name) => isAt(name) !== FALSE);
  // Where the schema names all keys, the last is what is left.
  const isAll =
    (index?.kind === 'path' &&
      !index.nullable &&
      index.values?.every((name) => keys.some((one) => String(one) === String(name)))) ||
    (possible.length > 0 && decide(some(...possible.map(isAt))) === TRUE);
  const last = isAll ? possible.pop() : undefined;
  // A text of the page may be the name of something that every object has, such as `constructor`.
  if (
    !isAll &&
    kindOf(key) === 'string' &&
    index?.kind !== 'branch' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    asChoice(key) === undefined
  )
    return refuse(
      `An object is read at \`${describe(key)}\`, which may be any text`,
      'Say which texts it may be in the schema (`z.enum`), use a Map, or ask Object.hasOwn first',
    );
  return possible.reduceRight<unknown>(
    (rest, name) => branch(isAt(name), readConstant(value, name), rest),
    last === undefined ? undefined : readConstant(value, last),
  );
}

/** Whether a key that the page knows is the name of a member: JavaScript makes a text of it. */
export function isKey(key: unknown, name: string): Cond {
  const node = nodeOf(key);
  if (node === undefined) return constant(String(key) === name);
  if (node.kind === 'branch')
    return some(all(node.cond, isKey(node.yes, name)), all(not(node.cond), isKey(node.no, name)));
  if (mayBeEither(node) && (name === 'null' || name === 'undefined'))
    return refuse(`\`${describe(key)}\`, which may be null as well as undefined, is a key`, 'Test it first');
  const isNullKey = name === 'null' ? isNull(key) : FALSE;
  switch (kindOf(key)) {
    case 'string':
      return some(isNullKey, equal(key, name));
    case 'number':
      return some(isNullKey, String(Number(name)) === name ? equal(key, Number(name)) : FALSE);
    case 'boolean':
      if (name === 'true') return truthy(key);
      return some(isNullKey, name === 'false' ? all(not(isNull(key)), not(truthy(key))) : FALSE);
    default:
      return refuse(`\`${describe(key)}\`, whose type is not known, is a key`, 'Give it a type in the schema');
  }
}

/** The item of another list at the place of the loop around. */
function placedItem(node: List, key: unknown): unknown {
  const item = path({ of: node.source, key, path: '' }, itemTraits(node.source));
  return branch(present(node, key), itemAs(node, item, key), undefined);
}

/** What the items of a source are. */
export const itemTraits = (source: unknown): PathTraits => {
  const node = nodeOf(source);
  return (node?.kind === 'path' ? node.items : undefined) ?? {};
};

/** Whether a list has an item at a place. */
function present(node: List, index: unknown): Cond {
  const isWithin = compare(filter(length(node), 'default', [0], {}, 'integer'), '>', index);
  const place = nodeOf(index);
  return place?.kind === 'path' && place.loop && place.filters.length === 0
    ? isWithin
    : all(compare(index, '>=', 0), isWithin);
}

function itemAs(node: List, item: unknown, index: unknown): unknown {
  nameItems(node);
  return substitute(
    node.item,
    new Map([
      [node.name, item],
      [node.counter, index],
    ]),
  );
}

/** The item of a list at a place that is known, `list[2]` or `list.at(-1)`. */
export function itemAt(node: List, index: number): unknown {
  if (node.guard) {
    if (index === 0) return firstOf(node);
    return refuse(`A filtered list is read at ${index}`, 'Only its first item can be read: use .find');
  }
  const size = length(node);
  const traits = itemTraits(node.source);
  const isPlain = node.limit === undefined && node.offset === undefined && keyOf(node.item) === node.name;
  // An item that is never nil is nil where there is none.
  if (isPlain && index >= -1 && traits.type !== undefined && SCALARS.has(traits.type) && !traits.nullable) {
    const item = member(node.source, index === -1 ? 'last' : String(index), { ...traits, nullable: true });
    return orUndefined(item);
  }
  if (index === -1) {
    if (node.limit !== undefined)
      return refuse('.at(-1) is read after .slice', 'Read it before, or in `data` (`last`)');
    const last = filter(filter(size, 'minus', [1], {}, 'integer'), 'at_least', [0], {}, 'integer');
    return branch(
      compare(size, '>', 0),
      itemAs(node, member(node.source, 'last', itemTraits(node.source)), last),
      undefined,
    );
  }
  if (index < 0) return refuse('Only [n] and .at(-1) can be read of a list', 'Use `find` or `first` in `data`');
  if (node.offset !== undefined && typeof node.offset !== 'number')
    return refuse('A list is read after .slice', 'Read it before');
  const at = index + ((node.offset as number | undefined) ?? 0);
  return branch(
    compare(size, '>', index),
    itemAs(node, member(node.source, String(at), itemTraits(node.source)), index),
    undefined,
  );
}

/** The first item that a filtered list gives. */
function firstOf(node: List): unknown {
  const { guard, source, offset } = node;
  if (!guard) return itemAt(node, 0);
  if (guard.from !== undefined || guard.to !== undefined)
    return refuse('The first item after .slice is read', 'Read it before');
  const index = search(node, 'index');
  const place = offset === undefined ? index : plus(index, offset);
  return branch(
    compare(index, '>=', 0),
    itemAs(
      { ...node, item: substitute(node.item, new Map([[guard.counter, 0]])), guard: undefined } as unknown as List,
      path({ of: source, key: place, path: '' }, itemTraits(source)),
      index,
    ),
    undefined,
  );
}

/** Whether a variable of a loop is read in what is put together by `walk`. */
function reads(name: string, walk: (by: Replacements) => unknown): boolean {
  let found = false;
  const by = new (class extends Map<string, unknown> {
    override has(asked: string): boolean {
      if (asked === name) found = true;
      return false;
    }
  })();
  walk(by);
  return found;
}

export const ROUND = 'in a loop of the page, whose rounds are known only there';

/** The list of what `make` gives for each item. */
export function mapped(node: List, make: (item: unknown, index: unknown) => unknown): unknown {
  const fresh = anew(node);
  const item = boundary(ROUND, () => make(fresh.item, indexOf(fresh)));
  return listOf({ ...fresh, item, origin: item === fresh.item ? node.origin : { name: fresh.name } });
}

/** The items for which `keep` is true. `isAsked`: only whether there are any is asked. */
export function filtered(node: List, keep: (item: unknown, index: unknown) => unknown, isAsked = false): unknown {
  const fresh = anew(node);
  const cond = decide(truthy(prune(boundary(ROUND, () => keep(fresh.item, indexOf(fresh))))));
  if (cond === TRUE) return listOf(node);
  if (cond === FALSE) return [];
  // The loop counts what it keeps, which one more condition makes another count.
  const count = fresh.guard?.counter;
  if (
    count !== undefined &&
    (reads(count, (by) => condition(cond, by)) || (!isAsked && reads(count, (by) => substitute(fresh.item, by))))
  )
    return refuse(
      'The index of an item after .filter is read, and the items are filtered once more or searched',
      'Filter once, with both conditions, and read the index in the last .map; or use the index before .filter',
    );
  return guarded(fresh, cond);
}

/** The items of a list from a place on. The rounds count from 0 again, and the items keep what they were made of. */
export function restOf(node: List, start: number): List {
  if (start === 0) return node;
  const count = path(node.counter, { type: 'integer', loop: node.counterUse });
  const place = filter(count, 'plus', [start], {}, 'integer');
  return { ...node, item: substitute(node.item, new Map([[node.counter, place]])), offset: start };
}

/** Filters that make no number less than 0 of one that is not, given such numbers. */
const KEEPS_SIGN = new Set(['plus', 'times', 'default', 'modulo', 'at_least', 'at_most']);

/** Whether a number is known not to be below 0: an index, a size, what Math.max(0, …) gives. */
export function isNeverNegative(value: unknown): boolean {
  const node = nodeOf(value);
  if (node === undefined) return typeof value === 'number' && value >= 0;
  if (node.kind === 'search') return node.what === 'count';
  if (node.kind === 'branch') return isNeverNegative(node.yes) && isNeverNegative(node.no);
  if (node.kind !== 'path') return false;
  const isSound = (call: FilterCall) => KEEPS_SIGN.has(call.name) && call.args.every(isNeverNegative);
  const from = node.filters.findLastIndex(({ name, args }) => name === 'at_least' && args.some(isNeverNegative));
  if (from >= 0) return node.filters.slice(from + 1).every(isSound);
  const isCount = node.loop !== undefined || (node.type === 'size' && node.filters.length === 0);
  return isCount && node.filters.every(isSound);
}

/** The objects that an item may be. */
export function objectsOf(item: unknown): object[] {
  const node = nodeOf(item);
  if (node?.kind === 'branch') return [...objectsOf(node.yes), ...objectsOf(node.no)];
  return node === undefined && item !== null && typeof item === 'object' ? [item] : [];
}

/** Whether an object was made by the loop of a list: it holds what is another in each round. */
const isMadeBy = (node: List, object: object): boolean =>
  [node.name, node.counter, node.guard?.counter].some(
    (name) => name !== undefined && reads(name, (by) => substitute(object, by)),
  );

/** Gives each object that a loop makes a name by which it is the same as another item of that list. */
export function nameItems(node: List): void {
  const count = path(node.counter, { type: 'integer', loop: node.counterUse });
  const index = node.offset === undefined ? count : plus(count, node.offset);
  for (const object of objectsOf(node.item))
    if (originOf(object) === undefined && isMadeBy(node, object))
      setOrigin(object, { list: node.origin, source: node.source, index });
}
