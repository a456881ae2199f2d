import { createLiquid } from '../../src/liquid.ts';
import { RenderBudget } from '../../src/runtime/budget.ts';
import { readJson } from '../../src/values/read-json.ts';
import { NAMES } from '../differential/random-data.ts';
import { questionOf, randomQuestion } from '../differential/random-question.ts';
import { Random } from '../random.ts';
import { hostileData, REACHED, WAYS_IN } from './hostile-data.ts';

/** Most characters that anything may print. */
const LONGEST_OUTPUT = 33_000_000;

/** ms since 1970. */
const NOW = 1_700_000_000_000;

/** A random template and what it was given, by its seed. */
export interface Fuzz {
  template: string;
  data: Record<string, unknown>;
  partials: Readonly<Record<string, string>>;
  mode: 'lax' | 'strict' | 'strict2';
}

const BYTES = [
  '{{',
  '}}',
  '{%',
  '%}',
  '{%-',
  '-}}',
  '|',
  "'",
  '"',
  '[',
  ']',
  '(',
  '..',
  ')',
  '.',
  ',',
  ':',
  '=',
  '<',
  '\\',
  '`',
  '${',
  '\u2028',
  '\0',
  '\n',
  'a',
  '1',
  '-',
  ' ',
  'if',
  'endif',
  'for',
  'endfor',
  'in',
  'liquid',
  'raw',
  'x',
  '\ud83d',
  '\udc4d',
  'ß',
  '#',
  '//',
  '*/',
  '/*',
  ';',
];
const LISTS = [
  'map',
  'where',
  'reject',
  'sort',
  'sort_natural',
  'sum',
  'has',
  'find',
  'find_index',
  'uniq',
  'compact',
  'join',
  'first',
  'last',
  'size',
  'default',
  'append',
  'slice',
  'date',
  'concat',
  'replace',
];

/** Random signs, templates of the whole language, and ways into JavaScript. */
export function randomFuzz(seed: number): Fuzz {
  const random = new Random(seed);
  const { template, data, partials, mode } = randomQuestion(seed);
  const kind = random.integer(0, 3);
  const plain = readJson(questionOf({ template, data, partials, mode }).data ?? '{}');
  return {
    template:
      kind === 0
        ? random.times(random.integer(0, 60), () => random.pick(BYTES)).join('')
        : kind === 1
          ? wayIn(random)
          : template,
    data:
      kind === 2
        ? { ...(plain instanceof Map ? Object.fromEntries(plain) : (plain ?? {})) }
        : hostileData(random, [...NAMES, 'x']),
    partials: { ...partials, loop: '{% include "loop" %}', turn: '{% render "turn" %}x' },
    mode: mode === 'strict' || mode === 'strict2' ? mode : 'lax',
  };
}

/** Reads that would reach JavaScript if anything did. */
function wayIn(random: Random): string {
  const name = () => random.pick(['any', 'hash', 'list', 'rows', 's', 'n', 'self', 'forloop', 'x']);
  const way = () => random.pick(WAYS_IN);
  const path = () =>
    `${name()}${random.times(random.integer(0, 3), () => random.pick([() => `.${way()}`, () => `['${way()}']`, () => `[${name()}]`])()).join('')}`;
  const filter = () =>
    ` | ${random.pick(LISTS)}${random.pick([() => '', () => `: '${way()}'`, () => `: '${way()}', ${path()}`, () => `: ${path()}`])()}`;
  const output = () => `{{ ${path()}${random.times(random.integer(0, 3), filter).join('')} }}`;
  const tag = () =>
    random.pick([
      () => output(),
      () => `{% for x in ${path()} limit: ${path()} %}${output()}{% endfor %}`,
      () => `{% assign ${way()} = ${path()}${filter()} %}{{ ${way()} }}{{ self['${way()}'] }}`,
      () => `{% if ${path()} ${random.pick(['==', '<', 'contains'])} ${path()} %}${output()}{% endif %}`,
      () => `{% case ${path()} %}{% when ${path()} %}a{% else %}${output()}{% endcase %}`,
      () => `{% cycle ${path()}: ${path()}, ${path()} %}{% increment ${way()} %}`,
      () => `{% render '${random.pick(['p', 'turn', 'constructor', '__proto__', 'toString'])}', ${way()}: ${path()} %}`,
      () => `{% include ${random.pick(["'loop'", path(), "'__proto__'"])} %}`,
      () => `{% tablerow x in ${path()} cols: ${path()} %}${output()}{% endtablerow %}`,
      () => `{% capture ${way()} %}${output()}{% endcapture %}{{ ${way()} }}`,
    ])();
  return random.times(random.integer(1, 4), tag).join('');
}

/**
 * What is wrong with how a template is parsed and rendered within small limits; undefined if nothing is: it throws nothing,
 * prints no more than it may, reaches no JavaScript, and prints the same walked and compiled.
 */
export function problemOf(fuzz: Fuzz): string | undefined {
  const known = globalsOf();
  const unforeseen: string[] = [];
  let outs: string[];
  try {
    outs = [0, 1, Number.POSITIVE_INFINITY].map((compileAfter) => render(fuzz, compileAfter, unforeseen));
  } catch (error) {
    return `throws ${error instanceof Error ? error.stack : error}`;
  }
  const [out = '', ...others] = outs;
  if (unforeseen[0] !== undefined) return `an error nobody foresaw: ${unforeseen[0]}`;
  if (others.some((other) => other !== out)) return `prints different texts: ${JSON.stringify(outs).slice(0, 2000)}`;
  if (out.length > LONGEST_OUTPUT) return `prints ${out.length} characters`;
  const way = [REACHED, '[native code]', '[object ', 'class Instance'].find(
    (text) => out.includes(text) && !fuzz.template.includes(text),
  );
  if (way !== undefined) return `reaches JavaScript: ${way} in ${JSON.stringify(out.slice(0, 500))}`;
  return globalsOf() === known ? undefined : 'changes JavaScript’s own objects';
}

const globalsOf = () => Object.getOwnPropertyNames(Object.prototype).length + Object.keys(globalThis).length;

function render({ template: source, data, partials, mode }: Fuzz, compileAfter: number, unforeseen: string[]): string {
  const liquid = createLiquid({ compileAfter });
  return liquid.render(liquid.parse(source, '', { mode }), {
    host: undefined,
    data,
    globals: data,
    snippet: (name) => (Object.hasOwn(partials, name) ? partials[name] : undefined),
    budget: new RenderBudget({ steps: 20_000, memory: 1_000_000, time: 60_000 }),
    now: () => NOW,
    warn(message) {
      if (/\n +at /.test(message)) unforeseen.push(message);
    },
  });
}
