/** Methods of texts. */
import { each } from './branching.ts';
import { test } from './choose.ts';
import { compare } from './condition.ts';
import { filter } from './filter.ts';
import { type Cond, Expression, nodeOf } from './node.ts';
import { printed } from './print.ts';
import { refuse } from './refuse.ts';
import { no } from './remedies.ts';
import { equal } from './truth.ts';
import { describe, text } from './value.ts';

/** Not allowed in replacement texts: Ruby and JavaScript interpret these differently. */
const SPECIAL = /[\\$]/;

export function textMethod(value: unknown, name: string, args: readonly unknown[]): unknown {
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

/** Whether an argument is a function, native or of the source. */
const isCallback = (arg: unknown): boolean =>
  typeof arg === 'function' ||
  (arg !== null &&
    typeof arg === 'object' &&
    nodeOf(arg) === undefined &&
    !(arg instanceof RegExp) &&
    !Array.isArray(arg));

export const refuseStart = (value: unknown, name: string): never =>
  refuse(
    `.${name} of \`${describe(value)}\` is given a place to start from`,
    'Give it only what is looked for; of a list, take .slice(n) first',
  );

/** Choices with more sides than this are not enumerated. */
const MOST_SIDES = 64;

/** A text with known possible values, as a choice among constants; undefined for others. */
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
