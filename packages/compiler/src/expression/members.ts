/** Reading a member of an expression. */
import { isInteger } from './arithmetic.ts';
import { decide, each, isWithinTry } from './branching.ts';
import { branch } from './choose.ts';
import { all, compare, constant, FALSE, not, some, TRUE } from './condition.ts';
import { length } from './list.ts';
import { itemAt, orUndefined, placedItem, SCALARS } from './list-items.ts';
import { isOfRecord, traitsOf } from './member-traits.ts';
import { type Cond, isUnrendered, nodeOf, type Path } from './node.ts';
import { refuse } from './refuse.ts';
import { no } from './remedies.ts';
import { isNeverNegative } from './sign.ts';
import { asChoice } from './text-methods.ts';
import { equal, isNull, kindOf, mayBeEither, truthy } from './truth.ts';
import { describe, member, path } from './value.ts';

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

/** The length of a text, known if all its possible values are. */
function lengthOf(value: unknown): unknown {
  const choice = asChoice(value);
  return choice === undefined ? member(value, 'size', 'units') : each(choice, (text) => String(text).length);
}

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
  // A missing item, or a missing member of a record, is undefined.
  const mayBeAbsent = (node.type === 'list' && /^\d+$/.test(name) && traits.nullable) || isOfRecord(node, name);
  return mayBeAbsent ? orUndefined(read) : read;
}

/** `value[key]` with an expression as the key. */
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
    // Liquid reads negative indexes from the end; JavaScript gives undefined.
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
  // If the schema names all keys, the last one needs no condition.
  const isAll =
    (index?.kind === 'path' &&
      !index.nullable &&
      index.values?.every((name) => keys.some((one) => String(one) === String(name)))) ||
    (possible.length > 0 && decide(some(...possible.map(isAt))) === TRUE);
  const last = isAll ? possible.pop() : undefined;
  // A text of the page may be an inherited name, such as `constructor`.
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

/** Whether a key of the page equals a member's name, after conversion to a text. */
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
