import { standardFilters } from '../../src/filters/standard.ts';
import type { Random } from '../random.ts';
import type { FilterCall, Operand } from './filter-call.ts';

const json = (text: string): Operand => ({ json: text });

const NUMBERS = [
  ...['0', '1', '-1', '5', '-7', '25', '1000000', '9007199254740991', '9007199254740993', '-99999999999999999999'],
  ...['0.0', '-0.0', '1.0', '4.0', '1.5', '-2.5', '0.1', '2.675', '1e-05', '0.0001', '1e15', '1e16', '1.5e300'],
  ...['123456.789', '99999999999999.9', '1e-320', '-1e-7', '100.0'],
];

const TEXTS = [
  ...['', ' ', 'a', 'abc', 'Hello World', '  a b  c ', 'é', '😀x', 'a😀b😀', '12', '12abc', '1.5', '-2.50', ' 3.7 '],
  ...['1e3', '1_000', '0x1A', '017', '-7', 'true', 'a,b,,c,,', 'a\nb\r\nc', '\t x\u00a0', '<p>Hi & "you"</p>', "it's"],
  ...[
    '&amp; &#39; &lt &x;',
    '%41%ZZ+b',
    '%E9',
    'YWJj',
    'a\0b',
    'ΑΣ',
    'ǆ',
    'ß',
    'ﬁ',
    '#{x} #$y #@z #',
    '\\"',
    '\u0085\u2028',
  ],
  ...['<script>x</script>a<!-- c -->b<style>s</style>', '<a <b> c>', 'one  two   three', '99999999999999999999', '0.1'],
  ...['123456789.123456789123456789', '.5', '5.', '+5', '-0.0', 'x\\0y', '1_0\0x', '%+'],
];

const LISTS = [
  ...['[]', '[1,2,3]', '["b","a","C"]', '[3,1.5,2]', '[1,"a",null]', '[null,1,null]', '[[1,[2]],[3]]', '[true,true]'],
  ...['[true,false]', '["a",["b",null]]', '[{"a":1,"b":"x"},{"a":2},{"a":null}]', '[{"a":true},{"a":false}]'],
  ...[
    '[{"a":[2,1]},{"a":[1]}]',
    '[1,1.0,"1",1,"1"]',
    '[null]',
    '[0.1,0.2,0.3]',
    '["1.5","2",null,true]',
    '[5]',
    '[1.5]',
  ],
  ...['["abc"]', '[{"a":{"b":1}},{"a":{"b":1}}]', '[[],{}]', '[{"a":"10"},{"a":"9"}]', '[{"a":1.5},{"a":"x"}]'],
  ...['["é","z","A","😀"]', '["a",1.5,{"a":5}]'],
];

const HASHES = ['{}', '{"a":1}', '{"b":[1,{"c":null}],"a":"x"}', '{"2":1,"1":2}', '{"first":9,"size":8}'];

const RANGES: Operand[] = [
  { first: 1, last: 5 },
  { first: 5, last: 1 },
  { first: -2, last: 2 },
];

const VALUES: Operand[] = [
  ...['null', 'true', 'false', ...NUMBERS, ...TEXTS.map((text) => JSON.stringify(text)), ...LISTS, ...HASHES].map(json),
  ...RANGES,
];

const ARGUMENTS: Operand[] = [
  ...RANGES,
  ...[
    ...[
      'null',
      'true',
      'false',
      '0',
      '1',
      '2',
      '-1',
      '3',
      '10',
      '-100',
      '123456789012345678901234567890',
      '1.0',
      '2.5',
    ],
    ...[
      '0.1',
      '0.0',
      '-2.5',
      '""',
      '" "',
      '"a"',
      '"b"',
      '"1"',
      '"2.5"',
      '","',
      '"l"',
      '"x\\\\0y"',
      '"\\\\1\\\\\\\\"',
      '"-3"',
    ],
    ...['"é"', '"…"', '[]', '[1,"x"]', '[[1],null]', '{}', '{"a":1}', '"to_liquid"'],
  ].map(json),
];

const DATES = [
  ...[
    '2024-12-31',
    '2024-12-31T23:59:58.5Z',
    '31 Dec 2024 10:00 EST',
    'March 5th, 2024 at 3pm',
    '10/20/24',
    '1.2.2003',
  ],
  ...['20240305t101112', '2024-060', '10:15 pm', '1152098955', '2024-02-31', '2024-13-01', 'noon', '5-mar-2024 +0530'],
].map((date) => json(JSON.stringify(date)));

const FORMATS = [
  ...['%Y-%m-%d %H:%M:%S %z', '%a %A %b %B %-d %e %j', '%I %l %p %P %L %3N', '%c|%D|%F|%r|%R|%T|%v|%x|%X', '%s %u %w'],
  ...['%U %W %V %G %g %C %y', '%^a %#p %10A %-m %_5d %010e', '%:z %::z %Z %%', '%Q %é %', '%5 %'],
].map((format) => json(JSON.stringify(format)));

/**
 * Where the reference is not the judge: integers have 4 bytes in WebAssembly, bytes that are no text are no JSON, and its
 * sorting leaves the order of equal items open, which shows from four items on.
 */
export function isJudged({ name, input, args }: FilterCall): boolean {
  if (name.startsWith('sort') && args.length > 0) return 'json' in input && input.json.split(',').length < 4;
  if (name === 'size') return !('json' in input && /^-?\d+$/.test(input.json));
  return !name.endsWith('_decode') || name === 'url_decode';
}

const NAMES = Object.keys(standardFilters);

/** A call of any filter on any value, mostly with as many arguments as it takes. */
export function randomCall(random: Random): FilterCall {
  const name = random.pick(NAMES);
  if (name === 'date') return { name, input: random.pick(DATES), args: [random.pick(FORMATS)], named: {} };
  const filter = standardFilters[name];
  const [least, most] = filter && typeof filter !== 'function' ? [filter.least, filter.most] : [0, 0];
  const count = random.chance(0.03) ? random.integer(0, 3) : random.integer(least, most);
  return {
    name,
    input: random.pick(VALUES),
    args: random.times(count, () => random.pick(ARGUMENTS)),
    named: random.chance(0.03) ? { allow_false: random.pick(ARGUMENTS) } : {},
  };
}
