/** The tags of the platform: which of them hold a body, and what each may say of itself. */
import { Expressions, output, type Printed } from './expressions.ts';
import { SyntaxProblem } from './words.ts';

export interface Tag {
  /** `block` has tags in its body, `raw` has text there that is no Liquid, `plain` has none. */
  body: 'block' | 'raw' | 'plain';
  /** Tags that divide its body. */
  dividers?: Readonly<Record<string, (markup: string) => undefined>>;
  /** Throws a `SyntaxProblem` for what the tag does not take. An answer is what it prints or assigns. */
  check?: (markup: string) => Printed | undefined;
}

const nothing = (markup: string): undefined => {
  if (markup.trim() !== '') throw new SyntaxProblem('The tag takes nothing. Remove what stands in it');
  return undefined;
};

const condition = (markup: string): undefined => {
  new Expressions(markup).condition();
  return undefined;
};

const anything = (): undefined => undefined;

const ASSIGNMENT = /(\(?[\w\-.[\]]\)?)+[ \t\r\n\f\v]*=[ \t\r\n\f\v]*/;

function assign(markup: string): Printed {
  const found = ASSIGNMENT.exec(markup);
  if (found === null) throw new SyntaxProblem('An assignment is `{% assign name = value %}`');
  const name = new Expressions(found[0].slice(0, found[0].lastIndexOf('=')));
  name.take('id');
  name.end();
  return output(markup.slice(found.index + found[0].length));
}

function name(markup: string): undefined {
  const words = new Expressions(markup);
  words.take('id');
  words.end();
  return undefined;
}

function loop(markup: string): undefined {
  const words = variableIn(markup);
  words.takesName('reversed');
  while (words.look('comma') || words.look('id')) {
    words.takes('comma');
    if (!words.takesName('limit') && !words.takesName('offset'))
      throw new SyntaxProblem('A loop takes `reversed`, `limit:` and `offset:`, in this order');
    words.take('colon');
    words.value();
  }
  words.end();
  return undefined;
}

function tablerow(markup: string): undefined {
  const words = variableIn(markup);
  const odd = words.pairs().find((key) => !['cols', 'limit', 'offset', 'range'].includes(key));
  if (odd !== undefined) throw new SyntaxProblem(`A table takes \`cols\`, \`limit\` and \`offset\`, not \`${odd}\``);
  words.end();
  return undefined;
}

/** `item in list`, and what follows it. */
function variableIn(markup: string): Expressions {
  const words = new Expressions(markup);
  const variable = words.take('id');
  if (!words.takesName('in') || variable.endsWith('?')) throw new SyntaxProblem('A loop is `{% for item in list %}`');
  words.value();
  return words;
}

function when(markup: string): undefined {
  const words = new Expressions(markup);
  do words.value();
  while (words.takesName('or') || words.takes('comma'));
  words.end();
  return undefined;
}

function cycle(markup: string): undefined {
  const words = new Expressions(markup);
  words.value();
  if (words.takes('colon')) words.value();
  while (words.takes('comma')) {
    if (words.look('end')) break;
    words.value();
  }
  words.end();
  return undefined;
}

/** `'snippet' with product as item, key: value`; `include` takes a name that is known on the page only. */
const snippet =
  (isQuoted: boolean) =>
  (markup: string): undefined => {
    const words = new Expressions(markup);
    if (isQuoted && !words.look('string'))
      throw new SyntaxProblem("The name of a snippet is written out, in quotes: `{% render 'name' %}`");
    words.value();
    if (words.takesName('for') || words.takesName('with')) words.value();
    if (words.takesName('as')) words.take('id');
    words.pairs();
    words.end();
    return undefined;
  };

function comment(markup: string): undefined {
  if (/\n[ \t\r\n\f\v]*[^# \t\r\n\f\v]/.test(markup)) throw new SyntaxProblem('Each line of a comment begins with `#`');
  return undefined;
}

const single = (markup: string): undefined => {
  const words = new Expressions(markup);
  words.value();
  words.end();
  return undefined;
};

const branches = { elsif: condition, else: anything };

export const TAGS: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ['if', { body: 'block', check: condition, dividers: branches }],
  ['unless', { body: 'block', check: condition, dividers: branches }],
  ['case', { body: 'block', check: single, dividers: { when, else: nothing } }],
  ['for', { body: 'block', check: loop, dividers: { else: anything } }],
  ['tablerow', { body: 'block', check: tablerow }],
  ['capture', { body: 'block', check: name }],
  ['ifchanged', { body: 'block' }],
  ['form', { body: 'block' }],
  ['paginate', { body: 'block' }],
  ['style', { body: 'block' }],
  ['comment', { body: 'raw' }],
  ['raw', { body: 'raw', check: nothing }],
  ['doc', { body: 'raw', check: nothing }],
  ['schema', { body: 'raw', check: nothing }],
  ['javascript', { body: 'raw', check: nothing }],
  ['stylesheet', { body: 'raw', check: nothing }],
  ['assign', { body: 'plain', check: assign }],
  ['echo', { body: 'plain', check: output }],
  ['increment', { body: 'plain', check: name }],
  ['decrement', { body: 'plain', check: name }],
  ['cycle', { body: 'plain', check: cycle }],
  ['render', { body: 'plain', check: snippet(true) }],
  ['include', { body: 'plain', check: snippet(false) }],
  ['#', { body: 'plain', check: comment }],
  ['break', { body: 'plain' }],
  ['continue', { body: 'plain' }],
  ['section', { body: 'plain' }],
  ['sections', { body: 'plain' }],
  ['layout', { body: 'plain' }],
  ['content_for', { body: 'plain' }],
]);

const QUOTED = /^\s*("[^"]*"|'[^']*')/;

/** A string in quotes, as the tags that name a file take it. */
export const quoted = (markup: string): string | undefined => QUOTED.exec(markup)?.[1]?.slice(1, -1);
