import type { Random } from '../random.ts';

const WORDS = [
  '',
  ' ',
  'a',
  'b',
  'hello world',
  'Hello',
  '12',
  '-3',
  '1.5',
  '4.0',
  '3 pieces',
  'ä✓👍',
  '<b>x</b>',
  'a,b,c',
  'a\nb\r\n c',
  '  pad ',
  "it's",
  '2024-03-05',
  'p',
  'title',
  '%41+%C3%A4',
  'YQ==',
  'true',
  'nil',
  'z9',
];
const SCALARS = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '2',
  '3',
  '-1',
  '7',
  '42',
  '1.0',
  '2.5',
  '-0.5',
  '0.1',
  '100.0',
  '1e-7',
  '9007199254740993',
];
const KEYS = ['a', 'b', 'title', 'price', 'k', '10', '2', 'size', 'first', 'x y'];

/** Names of the variables that random templates use, most of them of a fixed kind. */
export const NAMES = [
  'n',
  'm',
  'f',
  's',
  't',
  'list',
  'words',
  'nums',
  'hash',
  'rows',
  'empty_list',
  'yes',
  'no',
  'nothing',
  'any',
] as const;

const word = (random: Random): string => JSON.stringify(random.pick(WORDS));
const list = (random: Random, item: () => string): string => `[${random.times(random.integer(0, 4), item).join(', ')}]`;

function object(random: Random, value: () => string): string {
  const keys = new Set(random.times(random.integer(0, 4), () => random.pick(KEYS)));
  return `{${[...keys].map((key) => `${JSON.stringify(key)}: ${value()}`).join(', ')}}`;
}

/** JSON text of any value. */
function anything(random: Random, depth: number): string {
  const kind = random.integer(0, depth > 0 ? 6 : 3);
  if (kind <= 1) return random.pick(SCALARS);
  if (kind <= 3) return word(random);
  return kind === 4
    ? object(random, () => anything(random, depth - 1))
    : list(random, () => anything(random, depth - 1));
}

/** Variables for a template: JSON text by name. */
export function randomData(random: Random): Record<string, string> {
  const data: Record<(typeof NAMES)[number], () => string> = {
    n: () => random.pick(['0', '1', '2', '3', '5', '-1']),
    m: () => random.pick(['1', '2', '4', '"2"', 'null', '2.0', '1.5']),
    f: () => random.pick(['1.0', '2.5', '-0.5', '0.1', '99.95', '1e-7', '3.0']),
    s: () => word(random),
    t: () => word(random),
    list: () => list(random, () => anything(random, 1)),
    words: () => list(random, () => word(random)),
    nums: () => list(random, () => random.pick(['0', '1', '2', '2.0', '-1', '1.5', '10'])),
    hash: () => object(random, () => anything(random, 1)),
    rows: () => list(random, () => object(random, () => anything(random, 0))),
    empty_list: () => '[]',
    yes: () => 'true',
    no: () => 'false',
    nothing: () => 'null',
    any: () => anything(random, 2),
  };
  return Object.fromEntries(NAMES.filter(() => random.chance(0.9)).map((name) => [name, data[name]()]));
}
