/** Values as parts of a text: template strings, `String(x)`, the items of `.join`. */
import { each, prune } from './branching.ts';
import { branch } from './choose.ts';
import { constant } from './condition.ts';
import { Entry } from './entry.ts';
import { joined } from './list.ts';
import { isOfPage, unrendered } from './native-operators.ts';
import { nodeOf } from './node.ts';
import { refuse } from './refuse.ts';
import { isNull, mayBeEither, truthy } from './truth.ts';
import { describe, path, text } from './value.ts';

/** A template string. Null prints as JavaScript prints it. */
export const template = (strings: readonly string[], values: readonly unknown[]): unknown =>
  unrendered(...values) ?? text(strings.flatMap((s, i) => (i < values.length ? [s, printed(values[i])] : [s])));

/** `String(value)`, as part of a text. */
export function printed(value: unknown): unknown {
  const node = nodeOf(value);
  if (node === undefined) {
    if (typeof value === 'symbol') return refuse('A symbol is printed into a text', 'Print its description');
    if (value !== null && (typeof value === 'object' || typeof value === 'function')) return printedObject(value);
    return String(value);
  }
  switch (node.kind) {
    case 'test':
      return branch(node.cond, 'true', 'false');
    case 'branch':
      return branch(node.cond, printed(node.yes), printed(node.no));
    case 'path':
      if (node.type === 'units') return refuseUnits();
      if (node.type === 'boolean')
        return branch(node.nullable ? isNull(value) : constant(false), 'null', branch(truthy(value), 'true', 'false'));
      if (node.type === 'json' || node.type === 'unknown')
        return refuse(
          `\`${describe(value)}\` may be anything, and is printed into a text`,
          'Give it a type: in the schema, in `data` with `metafield<string>(…)`, or with `string(x)`',
        );
      if (node.type === 'list') return refuse(`The list \`${describe(value)}\` is printed into a text`, 'Use .join');
      if (node.type === 'object')
        return refuse(`The object \`${describe(value)}\` is printed into a text`, 'Print one of its members');
      if (mayBeEither(node))
        return refuse(
          `\`${describe(value)}\`, which may be null as well as undefined, is printed into a text`,
          'Say what stands for it: use `??` within the text',
        );
      if (node.nullable) return prune(branch(isNull(value), 'null', value));
      return value;
    case 'unrendered':
      return node.refuse();
    case 'list':
      return joined({ ...node, item: inJoin(node.item) }, ',');
    case 'entries':
      return refuse(`The list \`${describe(value)}\` is printed into a text`, 'Use .join');
    case 'search':
      if (node.what === 'some') return branch(truthy(value), 'true', 'false');
      return value;
    default:
      return value;
  }
}

function printedObject(value: object): unknown {
  if (value instanceof Date)
    return refuse(
      'A date is printed into a text',
      'It depends on the time zone of who reads it: format it in `data` with `date(x, format)`',
    );
  if (Array.isArray(value)) {
    if (value.some((item) => item instanceof Entry || Array.isArray(item)))
      return refuse('A list is printed into a text', 'Use .join');
    return text(value.flatMap((item, i) => [i > 0 ? ',' : '', inJoin(item)]));
  }
  if (value instanceof Error && isOfPage(value)) return refuse('An error is printed into a text', 'Print its message');
  const own = (value as { toString?: unknown }).toString;
  if (own !== Object.prototype.toString && typeof own === 'function' && !(value instanceof Function))
    return ownText(value);
  return refuse('An object is printed into a text', 'Print one of its members');
}

/** An item as `.join` prints it: null is empty. */
export const inJoin = (item: unknown): unknown =>
  each(item, (value) => {
    if (value === null || value === undefined) return '';
    const node = nodeOf(value);
    if (node?.kind !== 'path' || !node.nullable || node.type === 'unknown') return printed(value);
    return branch(isNull(value), '', prune(printed(path(node.base, { ...node, nullable: false }))));
  });

/** @throws RefusedError always */
export const refuseUnits = (): never =>
  refuse(
    'The length of a text of the page is printed',
    'JavaScript counts UTF-16 units and Liquid characters: count in `data`',
  );

/** The result of an object's own `toString`. */
function ownText(value: object): string {
  try {
    return String(value);
  } catch {
    return refuse(
      'An object is printed into a text, of which only the page knows what it says',
      'Call its method and print the result',
    );
  }
}
