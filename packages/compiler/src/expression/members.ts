/** What reading a member of an expression gives, and what its methods do. */

import type { Member } from '../platform/member.ts';
import { memberOf } from '../platform/member-of.ts';
import { TEXTS } from '../platform/objects.generated.ts';
import { boundary, decide, each, isWithinTry, prune } from './branching.ts';
import { all, compare, constant, FALSE, not, some, TRUE } from './condition.ts';
import { Entry, spread } from './entries.ts';
import {
  type Cond,
  Expression,
  type FilterCall,
  isUnrendered,
  keyOf,
  type List,
  nodeOf,
  type Path,
  type PathTraits,
  type PathType,
} from './node.ts';
import { asNumber, inJoin, isInteger, plus, printed } from './operators.ts';
import { variable } from './recording.ts';
import { refuse } from './refuse.ts';
import { anew, condition, originOf, type Replacements, setOrigin, substitute } from './substitute.ts';
import { equal, isNull, kindOf, mayBeEither, truthy } from './truth.ts';
import {
  anyOf,
  branch,
  describe,
  filter,
  fold,
  guarded,
  indexOf,
  isWhole,
  joined,
  length,
  list,
  listOf,
  member,
  path,
  search,
  test,
  text,
} from './value.ts';

/** Calls a function of the source, or a native one. */
export type Call = (callee: unknown, args: readonly unknown[]) => unknown;

const IN_DATA = 'Compute it in `data`, or after hydration (state that starts as null, an effect, or <ClientOnly>)';

/** What to write in place of a method that Liquid has no exact counterpart of. */
export const REMEDIES: Readonly<Record<string, string>> = {
  findLast: IN_DATA,
  findLastIndex: IN_DATA,
  lastIndexOf: IN_DATA,
  sort: 'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
  toSorted: 'Sort in `data` (the platform lists are sorted by the platform), or after hydration',
  reverse: 'Use `reverse` in `data`',
  toReversed: 'Use `reverse` in `data`',
  reduce: 'Add whole numbers or texts up; else use `sum` in `data`, or reduce after hydration',
  reduceRight: 'Use `sum` or `join` in `data`, or reduce after hydration',
  forEach: 'Use .map in the markup, or an effect',
  flat: IN_DATA,
  keys: 'Use .map with an index',
  entries: 'Use .map with an index',
  values: 'Use .map',
  push: 'A list of the payload is never changed in place: use [...list, item]',
  trim: 'Liquid trims other spaces than JavaScript: use `strip` in `data`',
  trimStart: 'Liquid trims other spaces than JavaScript: use `strip` in `data`',
  trimEnd: 'Liquid trims other spaces than JavaScript: use `strip` in `data`',
  split: 'Liquid drops empty parts at the end: use `split` in `data`',
  slice: 'Liquid counts characters and JavaScript UTF-16 units: use `truncate` in `data`',
  substring: 'Liquid counts characters and JavaScript UTF-16 units: use `truncate` in `data`',
  substr: 'Liquid counts characters and JavaScript UTF-16 units: use `truncate` in `data`',
  at: 'Liquid counts characters and JavaScript UTF-16 units: put the letter into the payload in `data`',
  charAt: 'Liquid counts characters and JavaScript UTF-16 units: put the letter into the payload in `data`',
  charCodeAt: IN_DATA,
  codePointAt: IN_DATA,
  padStart: IN_DATA,
  padEnd: IN_DATA,
  repeat: IN_DATA,
  match: 'Liquid has no regular expressions: put the answer into the payload in `data`',
  matchAll: 'Liquid has no regular expressions: put the answer into the payload in `data`',
  search: 'Liquid has no regular expressions: put the answer into the payload in `data`',
  localeCompare: 'Sort in `data`',
  normalize: IN_DATA,
  toFixed: 'Use `money` or `moneyExact` for prices, or format the number in `data`',
  toPrecision: 'Format the number in `data`',
  toLocaleString: 'Format it in `data` (`date`, `money`)',
  toLocaleDateString: 'Use `date` in `data`',
  toLocaleTimeString: 'Use `date` in `data`',
  toLocaleUpperCase: 'Use .toUpperCase(), or CSS `text-transform`',
  toLocaleLowerCase: 'Use .toLowerCase(), or CSS `text-transform`',
  getTime: 'Use `date(x, "%s")` in `data`',
};

/** What the build says to write in place of a method without a model. */
export const remedyFor = (name: string): string =>
  (Object.hasOwn(REMEDIES, name) ? REMEDIES[name] : undefined) ?? IN_DATA;

const no = (what: string, name: string): never => refuse(what, remedyFor(name));

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

const SCALARS = new Set<PathType>(['string', 'number', 'integer', 'boolean', 'size', 'units']);

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

/** Whether a member is one of a record of the platform, which has any. */
const isOfRecord = (node: Path, name: string): boolean =>
  node.type === 'object' &&
  node.items !== undefined &&
  (node.object === undefined || memberOf(node.object, name) === undefined);

/** What is known of a member of a path. */
function traitsOf(node: Path, name: string): PathTraits {
  if (node.items && /^(\d+|first|last)$/.test(name)) return { ...node.items, nullable: true };
  if (node.members && Object.hasOwn(node.members, name)) return node.members[name] ?? {};
  const described = node.object === undefined ? undefined : memberOf(node.object, name);
  if (described)
    return { ...traitsOfMember(described), isOwnAddress: described.type === 'string' && /(^|_)url(_|$)/.test(name) };
  if (node.items && node.type === 'object') return { ...node.items, nullable: true };
  return {};
}

/** A member of the platform's description as what is known of a path. */
export function traitsOfMember({ type, of, nil, members }: Member): PathTraits {
  switch (type) {
    case 'object':
      return of !== undefined && TEXTS.has(of)
        ? { type: 'string', drop: true, nullable: nil, object: of }
        : { type: 'object', nullable: nil, ...(of === undefined ? {} : { object: of }) };
    case 'list':
      return {
        type: 'list',
        nullable: nil,
        items: traitsOfName(of),
        ...(members === undefined ? {} : { object: members }),
      };
    case 'record':
      return { type: 'object', nullable: nil, items: traitsOfName(of) };
    case 'untyped':
      return { type: 'unknown', nullable: true };
    default:
      return { type, nullable: nil };
  }
}

/** An object of the platform or a scalar type, by its name. */
export function traitsOfName(name = 'untyped'): PathTraits {
  const scalar = (['string', 'integer', 'number', 'boolean', 'untyped'] as const).find((one) => one === name);
  return traitsOfMember(scalar ? { type: scalar, nil: false } : { type: 'object', of: name, nil: false });
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

/** `value.name(...args)` of an expression. */
export function callMethod(value: unknown, name: string, args: readonly unknown[], call: Call): unknown {
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'list':
      return listMethod(value, node, name, args, call);
    case 'path':
      return pathMethod(value, node, name, args, call);
    case 'text':
    case 'joined':
      return textMethod(value, name, args);
    case 'fold':
      if (node.type === 'string') return textMethod(value, name, args);
      return name === 'toString' && args.length === 0
        ? asText(value)
        : no(`.${name} is called on a number of the page`, name);
    case 'test':
      if (name === 'toString') return printed(value);
      return no(`.${name} is called on a condition`, name);
    case 'unrendered':
      return value;
    default:
      if (name === 'toString' && node?.kind === 'search' && args.length === 0) return asText(value);
      return no(`.${name} is called on \`${describe(value)}\``, name);
  }
}

/** A number as a text: `String(x)`. */
const asText = (value: unknown): unknown => text(['', printed(value)]);

function pathMethod(value: unknown, node: Path, name: string, args: readonly unknown[], call: Call): unknown {
  if (node.nullable && SCALARS.has(node.type) && decide(isNull(value)) !== FALSE)
    return refuse(`.${name} is called on \`${describe(value)}\`, which may be null here`, 'Test it first, or use ?.');
  if (node.type === 'string') return textMethod(value, name, args);
  if (SCALARS.has(node.type)) {
    if (name === 'toString' && args.length === 0) return asText(path(node.base, { ...node, nullable: false }));
    return no(`.${name} of \`${describe(value)}\` cannot be computed by Liquid`, name);
  }
  if (name === 'includes' && node.type !== 'list') {
    if (args.length > 1) return refuseStart(value, name);
    return each(args[0], (part) =>
      isNull(part) === FALSE
        ? test(compare(value, 'contains', part))
        : refuse(
            `\`${describe(part)}\`, which may be null, is looked for in \`${describe(value)}\`, which may be a text as well as a list`,
            'Test it first, or say the type: `metafield<string[]>(…)`',
          ),
    );
  }
  if (
    name === 'toString' ||
    name === 'toUpperCase' ||
    name === 'toLowerCase' ||
    name === 'startsWith' ||
    name === 'endsWith'
  )
    return textMethod(value, name, args);
  if (node.type === 'object' && node.items === undefined)
    return refuse(`.${name} is called on \`${describe(value)}\`, which is an object`, 'Call it on one of its lists');
  const items = list(value, (item) => item, undefined, undefined, node.items);
  return listMethod(items, nodeOf(items) as List, name, args, call);
}

/** What the replacement of a text may not hold: Ruby and JavaScript read these differently. */
const SPECIAL = /[\\$]/;

function textMethod(value: unknown, name: string, args: readonly unknown[]): unknown {
  const [first, second] = args;
  const isPlain = (...texts: unknown[]) => texts.every((t) => typeof t === 'string');
  switch (name) {
    case 'toUpperCase':
      return filter(value, 'upcase');
    case 'toLowerCase':
      return filter(value, 'downcase');
    case 'toString':
    case 'valueOf':
      return value;
    case 'includes':
      if (args.length > 1) return refuseStart(value, name);
      return each(first, (part) => test(compare(value, 'contains', printed(part))));
    case 'concat':
      return text([value, ...args.map(printed)]);
    case 'startsWith':
      if (args.length > 1 || !isPlain(first)) break;
      if (first === '') return true;
      return test(compare(filter(value, 'slice', [0, [...String(first)].length]), '==', first));
    case 'endsWith': {
      if (args.length > 1 || !isPlain(first)) break;
      if (first === '') return true;
      const size = [...String(first)].length;
      return test(compare(filter(value, 'slice', [-size, size]), '==', first));
    }
    case 'replace':
    case 'replaceAll':
      if (!isPlain(first, second) || first === '' || SPECIAL.test(String(second))) break;
      return filter(value, name === 'replace' ? 'replace_first' : 'replace', [first, second]);
    default:
  }
  if (args.some(isCallback))
    return refuse(
      `.${name} of the text \`${describe(value)}\` is given a function, which Liquid cannot call`,
      'Give it a text that is written out, or compute the result in `data`',
    );
  const choice = asChoice(value);
  if (choice !== undefined && !args.some((arg) => nodeOf(arg) !== undefined))
    return each(choice, (known) => {
      const method = Reflect.get(Object(known) as object, name) as unknown;
      if (typeof method !== 'function' || /^(toLocale|locale|normalize)/.test(name))
        return no(`.${name} of \`${describe(value)}\` cannot be computed`, name);
      return Reflect.apply(method as (...given: unknown[]) => unknown, known, args as unknown[]);
    });
  return no(`.${name} of the text \`${describe(value)}\` cannot be computed by Liquid as JavaScript does`, name);
}

/** Whether an argument of a text's method is a function, native or of the source. */
const isCallback = (arg: unknown): boolean =>
  typeof arg === 'function' ||
  (arg !== null &&
    typeof arg === 'object' &&
    nodeOf(arg) === undefined &&
    !(arg instanceof RegExp) &&
    !Array.isArray(arg));

const refuseStart = (value: unknown, name: string): never =>
  refuse(
    `.${name} of \`${describe(value)}\` is given a place to start from`,
    'Give it only what is looked for; of a list, take .slice(n) first',
  );

/** Choices with more sides than this are not written out. */
const MOST_SIDES = 64;

/** A text of which all that it may be is known, as a choice among constants; undefined where it is not. */
export function asChoice(value: unknown): unknown {
  const node = nodeOf(value);
  switch (node?.kind) {
    case undefined:
      return value !== null && typeof value === 'object' ? undefined : value;
    case 'path': {
      const values = node.nullable ? undefined : node.values;
      return values
        ?.slice(0, -1)
        .reduceRight<unknown>((rest, one) => rawChoice(equal(value, one), one, rest), values.at(-1));
    }
    case 'branch': {
      const [yes, no] = [asChoice(node.yes), asChoice(node.no)];
      return yes === undefined || no === undefined || sides(yes) + sides(no) > MOST_SIDES
        ? undefined
        : rawChoice(node.cond, yes, no);
    }
    case 'text': {
      const parts = node.parts.map(asChoice);
      if (parts.includes(undefined) || parts.reduce<number>((product, part) => product * sides(part), 1) > MOST_SIDES)
        return undefined;
      return parts.reduce((whole, part) => each(whole, (a) => each(part, (b) => String(a) + String(b))), '');
    }
    default:
      return undefined;
  }
}

const rawChoice = (cond: Cond, yes: unknown, no: unknown): unknown =>
  cond.op === 'const' ? (cond.value ? yes : no) : new Expression({ kind: 'branch', cond, yes, no });

const sides = (value: unknown): number => {
  const node = nodeOf(value);
  return node?.kind === 'branch' ? sides(node.yes) + sides(node.no) : 1;
};

function listMethod(value: unknown, node: List, name: string, args: readonly unknown[], call: Call): unknown {
  const [first, second] = args;
  nameItems(node);
  switch (name) {
    case 'map':
      return mapped(node, (item, index) => call(first, [item, index, value]));
    case 'flatMap': {
      const made = nodeOf(mapped(node, (item, index) => call(first, [item, index, value])));
      if (
        made?.kind === 'list' &&
        Array.isArray(made.item) &&
        made.item.length === 1 &&
        !(made.item[0] instanceof Entry)
      )
        return listOf({ ...made, item: made.item[0] });
      return no(`.flatMap of the list \`${describe(value)}\` does not run in Liquid`, name);
    }
    case 'filter':
      return filtered(node, (item, index) => call(first, [item, index, value]));
    case 'find': {
      const kept = nodeOf(filtered(node, (item, index) => call(first, [item, index, value])));
      return kept?.kind === 'list' ? itemAt(kept, 0) : undefined;
    }
    case 'findIndex':
      return firstIndex(node, name, (item, index) => call(first, [item, index, value]));
    case 'indexOf':
      if (args.length > 1) return refuseStart(value, name);
      return firstIndex(node, name, (item) => isWanted(item, first));
    case 'reduce':
      return reduced(value, node, args, call);
    case 'some':
      return hasAny(node, (item, index) => call(first, [item, index, value]));
    case 'every':
      return test(
        not(truthy(hasAny(node, (item, index) => test(not(truthy(prune(call(first, [item, index, value])))))))),
      );
    case 'join': {
      const separator = first === undefined ? ',' : first;
      if (typeof separator !== 'string')
        return refuse('The separator of .join is known only on the page', 'Write the separator out');
      return joined({ ...node, item: inJoin(node.item) }, separator);
    }
    case 'slice':
      return sliced(node, first, second);
    case 'includes':
      if (args.length > 1) return refuseStart(value, name);
      if (isContained(node, first)) return test(compare(node.source, 'contains', first));
      return hasAny(node, (item) => isWanted(item, first));
    case 'at':
      if (typeof first === 'number' && !Number.isInteger(first))
        return refuse(`A list is read at ${first}, which is no whole number`, 'Use a whole number');
      if (typeof first === 'number') return itemAt(node, first);
      return refuse('A list is read at a place known only on the page', 'Use .find');
    case 'concat':
      return [value, ...args].flatMap((part) =>
        Array.isArray(part) || nodeOf(part) !== undefined ? spread(part) : [new Entry(TRUE, part)],
      );
    case 'toString':
      return listMethod(value, node, 'join', [], call);
    default:
      return no(`.${name} of the list \`${describe(value)}\` does not run in Liquid`, name);
  }
}

/** Whether Liquid's `contains` finds in a list what JavaScript finds: it finds neither nil nor false. */
function isContained(node: List, wanted: unknown): boolean {
  const [kind, known] = [kindOf(node.item), nodeOf(wanted)];
  if (!isWhole(node) || (kind !== 'string' && kind !== 'number')) return false;
  // Of these nil stands for another value.
  if (known?.kind === 'path' && (known.nilIsEmpty || (known.nullable && known.blank))) return false;
  return isNull(node.item) === FALSE || isNull(wanted) === FALSE;
}

/** The index of the first item for which `keep` is true. */
function firstIndex(node: List, name: string, keep: (item: unknown, index: unknown) => unknown): unknown {
  if (node.guard)
    return refuse(
      `.${name} stands after .filter: the page knows the place in the list that was filtered only`,
      'Put the place into the payload in `data`, or use .some or .find',
    );
  const kept = nodeOf(filtered(node, keep));
  if (kept?.kind !== 'list') return -1;
  return kept.guard ? search(kept, 'index') : branch(truthy(length(kept)), 0, -1);
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

const ROUND = 'in a loop of the page, whose rounds are known only there';

/** The list of what `make` gives for each item. */
export function mapped(node: List, make: (item: unknown, index: unknown) => unknown): unknown {
  const fresh = anew(node);
  const item = boundary(ROUND, () => make(fresh.item, indexOf(fresh)));
  return listOf({ ...fresh, item, origin: item === fresh.item ? node.origin : { name: fresh.name } });
}

/** The items for which `keep` is true. `isAsked`: only whether there are any is asked. */
function filtered(node: List, keep: (item: unknown, index: unknown) => unknown, isAsked = false): unknown {
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

/** What a callback makes of all items, one after the other: a sum or a text. */
function reduced(value: unknown, node: List, [callback, start]: readonly unknown[], call: Call): unknown {
  const kind = kindOf(start);
  if (kind !== 'string' && !(kind === 'number' && isInteger(start)))
    return no(
      `.reduce of the list \`${describe(node.source)}\` starts with something else than a whole number or a text`,
      'reduce',
    );
  const type = kind === 'string' ? 'string' : 'integer';
  const fresh = anew(node);
  const name = variable('sum');
  const step = prune(boundary(ROUND, () => call(callback, [path(name, { type }), fresh.item, indexOf(fresh), value])));
  if ([start, step].some((one) => decide(isNull(one)) !== FALSE))
    return refuse(
      `.reduce of the list \`${describe(node.source)}\` gives what may be null`,
      'Say what stands for it: use `??` within the callback',
    );
  if (kindOf(step) !== kind || (kind === 'number' && !isInteger(step)))
    return no(
      `.reduce of the list \`${describe(node.source)}\` gives something else than a whole number or a text`,
      'reduce',
    );
  return fold(fresh, name, start, step, type);
}

/** Whether a list has an item for which `keep` is true. */
function hasAny(list: List, keep: (item: unknown, index: unknown) => unknown): unknown {
  const node = nodeOf(filtered(list, keep, true));
  if (node?.kind !== 'list') return false;
  return node.guard ? anyOf(node) : test(truthy(length(node)));
}

function sliced(node: List, start: unknown = 0, end?: unknown): unknown {
  if (typeof start !== 'number' || start < 0 || !Number.isInteger(start))
    return refuse(
      `.slice starts at \`${describe(start)}\`, which is no whole number that is written out`,
      nodeOf(start) === undefined
        ? 'Use .slice(0, n) or .slice(n), once'
        : 'Use .filter((_, index) => index >= n), where n is 0 or more',
    );
  const isWindow = node.guard?.to !== undefined || node.guard?.from !== undefined;
  if (node.limit !== undefined || node.offset !== undefined || isWindow)
    return refuse('.slice stands after .slice', 'Slice once: .slice(from, to)');
  const isOpen = end === undefined || end === Number.POSITIVE_INFINITY;
  if (start > 0 && !isOpen && !(typeof end === 'number' && end >= 0))
    return refuse(
      `.slice(${start}, …) ends at \`${describe(end)}\``,
      'End at a number that is written out, 0 or more, or slice from 0: .slice(0, n)',
    );
  const stop = isOpen ? undefined : stopOf(node, end);
  if (start === 0 && isOpen) return listOf(node);
  if (node.guard) {
    const { guard } = node;
    return listOf({
      ...node,
      guard: { ...guard, ...(start > 0 ? { from: start } : {}), ...(isOpen ? {} : { to: stop }) },
    });
  }
  const rest = start === 0 ? node : restOf(node, start);
  return listOf({ ...rest, limit: typeof stop === 'number' ? Math.max(0, stop - start) : stop });
}

/** The items of a list from a place on. The rounds count from 0 again, and the items keep what they were made of. */
export function restOf(node: List, start: number): List {
  if (start === 0) return node;
  const count = path(node.counter, { type: 'integer', loop: node.counterUse });
  const place = filter(count, 'plus', [start], {}, 'integer');
  return { ...node, item: substitute(node.item, new Map([[node.counter, place]])), offset: start };
}

/** Where .slice(0, end) ends, as a number that is not below 0: JavaScript counts such a one from the end. */
function stopOf(node: List, end: unknown): unknown {
  return each(asNumber(end), (stop) => {
    if (!isInteger(stop))
      return refuse(
        `.slice ends at \`${describe(stop)}\`, which may be something else than a whole number`,
        'Use a whole number (`z.int()` in the schema)',
      );
    if (isNeverNegative(stop)) return isSize(stop) ? filter(stop, 'default', [0], {}, 'integer') : stop;
    // With variables of its own: it may be counted within the loop.
    const size = filter(length(anew(node)), 'default', [0], {}, 'integer');
    const fromEnd = filter(filter(size, 'plus', [stop], {}, 'integer'), 'at_least', [0], {}, 'integer');
    return typeof stop === 'number' ? fromEnd : branch(compare(stop, '<', 0), fromEnd, stop);
  });
}

/** The size of a list, which is nil where there is none. */
function isSize(value: unknown): boolean {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.type === 'size' && node.filters.length === 0;
}

/** Filters that make no number less than 0 of one that is not, given such numbers. */
const KEEPS_SIGN = new Set(['plus', 'times', 'default', 'modulo', 'at_least', 'at_most']);

/** Whether a number is known not to be below 0: an index, a size, what Math.max(0, …) gives. */
function isNeverNegative(value: unknown): boolean {
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
function objectsOf(item: unknown): object[] {
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
function nameItems(node: List): void {
  const count = path(node.counter, { type: 'integer', loop: node.counterUse });
  const index = node.offset === undefined ? count : plus(count, node.offset);
  for (const object of objectsOf(node.item))
    if (originOf(object) === undefined && isMadeBy(node, object))
      setOrigin(object, { list: node.origin, source: node.source, index });
}

/** Whether an item is what is looked for. */
function isWanted(item: unknown, wanted: unknown): unknown {
  const [objects, others] = [objectsOf(item), objectsOf(wanted)];
  if (objects.length > 0 && [...(others.length > 0 ? objects : []), ...others].some((one) => !originOf(one)))
    return refuse(
      'An object is looked for in a list, and where the one or the other was made is not known',
      'Compare a member that tells them apart, such as an id: .some((item) => item.id === id)',
    );
  return test(equal(prune(item), prune(wanted)));
}
