import { defineDrop } from '../../src/values/drop.ts';
import type { Random } from '../random.ts';

/** Printed by everything that a template must not reach. */
export const REACHED = 'REACHED';

/** Names that lead into JavaScript where objects are read without care. */
export const WAYS_IN = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__defineGetter__',
  '__lookupGetter__',
  'length',
  'call',
  'apply',
  'bind',
  'caller',
  'arguments',
  'then',
  'toJSON',
  'inherited',
  'method',
  'secret',
  'size',
  'first',
  'a',
  '0',
] as const;

class Instance {
  secret = REACHED;
  get inherited(): string {
    return REACHED;
  }
  method(): string {
    return REACHED;
  }
  toString(): string {
    return REACHED;
  }
  toJSON(): string {
    return REACHED;
  }
  [Symbol.toPrimitive](): string {
    return REACHED;
  }
}

const reached = (): string => REACHED;
const drop = defineDrop<{ name: string }>({
  kind: 'thing',
  fields: { a: ({ name }) => name },
  print: ({ name }) => name,
});

/** Values that a careless host might hand out, and plain ones with names from JavaScript. */
export const VALUES: readonly (() => unknown)[] = [
  () => new Instance(),
  () => reached,
  () => Object.assign(() => REACHED, { a: REACHED }),
  () => [new Instance(), reached, new Instance()],
  () => ({ a: new Instance(), method: reached, toString: reached, valueOf: reached, toJSON: reached }),
  () => Object.assign(Object.create(null), { a: 1, toString: reached }),
  () =>
    new Map<unknown, unknown>([
      ['a', new Instance()],
      ['constructor', 'own'],
      [1, reached],
    ]),
  () => JSON.parse('{"__proto__": {"secret": "own"}, "constructor": {"prototype": 1}, "a": 1}'),
  () => drop({ name: 'thing' }),
  () => [drop({ name: 'b' }), drop({ name: 'a' })],
  () => Symbol('REACHED'),
  () => new Proxy({ a: 1 }, {}),
  () => ['b', 'a', null, 1.5, true],
  () => 'text',
  () => 10n ** 30n,
  () => Number.NaN,
];

/** Variables by the names that random templates use. */
export function hostileData(random: Random, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, random.pick(VALUES)()]));
}
