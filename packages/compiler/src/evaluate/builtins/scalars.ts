/** Texts, numbers and `Math`. */

import { asNumber, isInteger } from '../../expression/arithmetic.ts';
import { each, fork, prune } from '../../expression/branching.ts';
import { branch, test } from '../../expression/choose.ts';
import { compare } from '../../expression/condition.ts';
import { filter } from '../../expression/filter.ts';
import { isExpression, isUnrendered, nodeOf } from '../../expression/node.ts';
import { printed } from '../../expression/print.ts';
import { refuse } from '../../expression/refuse.ts';
import { isNull, kindOf, truthy } from '../../expression/truth.ts';
import { describe, path, text } from '../../expression/value.ts';
import { type Model, UNMODELLED } from './model.ts';

const anyExpression = (values: readonly unknown[]): boolean => values.some(isExpression);

/** A test such as `Number.isInteger`, and its result for an expression that is not null. */
const asked = (native: (value: unknown) => boolean, run: (value: unknown) => unknown): [unknown, Model] => [
  native,
  ({ args }) =>
    isExpression(args[0])
      ? each(args[0], (value) => {
          const node = nodeOf(value);
          if (node === undefined) return native(value);
          if (node.kind !== 'path' || !node.nullable) return run(value);
          return fork(
            isNull(value),
            () => native(null),
            () => run(path(node.base, { ...node, nullable: false })),
          );
        })
      : UNMODELLED,
];
const isKnownNumber = (value: unknown): boolean =>
  kindOf(value) === undefined
    ? refuse(`Whether \`${describe(value)}\` is a number is not known`, 'Give it a type in the schema')
    : kindOf(value) === 'number';

const number = (value: unknown): unknown => {
  if (kindOf(value) === 'number') return asNumber(value);
  if (kindOf(value) === 'boolean') return branch(truthy(value), 1, 0);
  return refuse(
    `\`Number(${describe(value)})\` reads a number out of a text`,
    'Put the number into the payload: `number(x)` in `data`',
  );
};

/** `Math.max` of one value is that value as a number. */
const soleNumber = (value: unknown): unknown => {
  if (!isExpression(value)) return Number(value);
  return kindOf(value) === 'number'
    ? value
    : refuse('`Math.max` or `Math.min` is given something else than a number', 'Say `z.int()` in the schema');
};

/** `Math.max` and `Math.min` of whole numbers. */
const extreme =
  (name: 'at_least' | 'at_most'): Model =>
  ({ args }) => {
    if (!anyExpression(args)) return UNMODELLED;
    if (args.length === 1) return each(args[0], (one) => each(asNumber(one), soleNumber));
    return args.reduce((a, b) =>
      each(asNumber(a), (x) =>
        each(asNumber(b), (y) => {
          if (!isExpression(x) && !isExpression(y))
            return name === 'at_least' ? Math.max(Number(x), Number(y)) : Math.min(Number(x), Number(y));
          if (!isInteger(x) || !isInteger(y))
            return refuse(
              '`Math.max` or `Math.min` is given something else than whole numbers of the page',
              'Use `atLeast` or `atMost` in `data`',
            );
          return isExpression(x) ? filter(x, name, [y], {}, 'integer') : filter(y, name, [x], {}, 'integer');
        }),
      ),
    );
  };

const whole: Model = ({ args: [value] }) => {
  if (!isExpression(value)) return UNMODELLED;
  return each(value, (known) =>
    isInteger(known)
      ? asNumber(known)
      : refuse('A fraction of the page is rounded', 'Use `round`, `floor` or `ceil` in `data`'),
  );
};

/** `Math.floor`, also of `a / b`, as Liquid divides whole numbers in this way. */
const floor: Model = (given) => {
  if (!isExpression(given.args[0])) return UNMODELLED;
  return each(given.args[0], (known) => {
    const node = nodeOf(known);
    if (node?.kind !== 'unrendered')
      return node === undefined ? Math.floor(Number(known)) : whole({ ...given, args: [known] });
    if (!node.quotient) return known;
    return filter(node.quotient.dividend, 'divided_by', [node.quotient.divisor], {}, 'integer');
  });
};

/** A value computed from one that must not be rendered must not be rendered either. */
const carrying =
  (model: Model): Model =>
  (given) =>
    [given.self, ...given.args].find(isUnrendered) ?? model(given);

const MODELLED: [unknown, Model][] = [
  [
    String,
    ({ args }) =>
      typeof args[0] === 'function'
        ? printed(args[0])
        : args.length === 0
          ? ''
          : anyExpression(args) || (Array.isArray(args[0]) && anyExpression(args[0]))
            ? each(args[0], (value) => text(['', printed(value)]))
            : UNMODELLED,
  ],
  [Boolean, ({ args: [value] }) => test(truthy(prune(value)))],
  [
    Number,
    ({ args }) =>
      anyExpression(args)
        ? each(args[0], (value) => (isExpression(value) ? number(value) : Number(value)))
        : UNMODELLED,
  ],
  asked(
    Number.isInteger,
    (value) =>
      isInteger(value) ||
      (isKnownNumber(value) && refuse('Whether a number of the page is whole is asked', 'Say `z.int()` in the schema')),
  ),
  asked(Number.isFinite, isKnownNumber),
  asked(Number.isNaN, () => false),
  asked(
    // biome-ignore lint/suspicious/noGlobalIsNan: this is the modelled function
    globalThis.isNaN as (value: unknown) => boolean,
    (value) =>
      kindOf(value) === 'number'
        ? false
        : refuse('A text of the page is tested for a number', 'Put the number into the payload'),
  ),
  [Math.max, extreme('at_least')],
  [Math.min, extreme('at_most')],
  [
    Math.abs,
    ({ args: [value] }) =>
      isExpression(value)
        ? each(value, (known) =>
            isInteger(known)
              ? filter(known, 'abs', [], {}, 'integer')
              : refuse('A fraction of the page is computed with', 'Compute it in `data`'),
          )
        : UNMODELLED,
  ],
  [Math.round, whole],
  [Math.ceil, whole],
  [Math.trunc, whole],
  [
    String.prototype.concat,
    ({ self, args }) => (anyExpression(args) ? text([self, ...args.map(printed)]) : UNMODELLED),
  ],
  [
    String.prototype.includes,
    ({ self, args }) => {
      if (!anyExpression(args)) return UNMODELLED;
      if (args.length > 1) return refuse('.includes looks from a place on', 'Cut the text with .slice first');
      return each(printed(args[0]), (part) =>
        isExpression(part) ? test(compare(self, 'contains', part)) : String(self).includes(String(part)),
      );
    },
  ],
];

export const SCALARS: [unknown, Model][] = [
  ...MODELLED.map(([native, model]): [unknown, Model] => [native, carrying(model)]),
  [Math.floor, floor],
];
