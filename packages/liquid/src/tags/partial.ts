import { LiquidSyntaxError } from '../runtime/error.ts';
import { attributesOf, FRAGMENT, QUOTED } from '../syntax/fragment.ts';
import type { MarkupParser } from '../syntax/markup-parser.ts';
import type { MarkupReader } from '../syntax/markup-reader.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import type { Expression, NamedArgument, PartialCall } from '../syntax/tree.ts';

const REST = `([\\t-\\r ]+(with|for)[\\t-\\r ]+(${FRAGMENT}+))?([\\t-\\r ]+as[\\t-\\r ]+([\\w-]+))?`;
const INCLUDE = new RegExp(`(${FRAGMENT}+)${REST}`);
const RENDER = new RegExp(`((?:${QUOTED})+)${REST}`);

/** How the name of the snippet is written. */
interface NameSyntax {
  pattern: RegExp;
  strict2: (parser: MarkupParser) => string;
  /** Error message for a name that is written in no such way. */
  invalid: string;
}

function parsePartial(markup: string, reader: MarkupReader, syntax: NameSyntax): Omit<PartialCall, 'line' | 'blank'> {
  const lax = () => parseLaxly(markup, reader, syntax);
  return reader.inMode(markup, { lax, strict: lax, strict2: () => parseStrict2(markup, reader, syntax) });
}

function parseLaxly(markup: string, reader: MarkupReader, { pattern, invalid }: NameSyntax) {
  const match = pattern.exec(markup);
  if (!match) throw new LiquidSyntaxError(invalid);
  const [, name = '', , preposition, subject, , alias] = match;
  return {
    name: reader.expression(name),
    subject: subject === undefined ? undefined : reader.expression(subject),
    each: preposition === 'for',
    alias,
    attributes: unique(attributesOf(markup).map(([key, value]) => [key, reader.expression(value)])),
  };
}

function parseStrict2(markup: string, reader: MarkupReader, syntax: NameSyntax) {
  const parser = reader.parser(markup);
  const next = () => reader.expression(parser.expression());
  const name = reader.expression(syntax.strict2(parser));
  const each = parser.acceptId('for');
  const subject = each || parser.acceptId('with') ? next() : undefined;
  const alias = parser.acceptId('as') ? parser.consume('id') : undefined;
  const attributes: NamedArgument[] = [];
  do parser.accept('comma');
  while (addAttribute());
  parser.consume('end_of_string');
  return { name, subject, each, alias, attributes: unique(attributes) };

  function addAttribute(): boolean {
    const key = parser.accept('id');
    if (key === undefined) return false;
    parser.consume('colon');
    attributes.push([key, next()]);
    return true;
  }
}

/** Of arguments of one name the last value counts, in the place of the first. */
function unique(attributes: readonly NamedArgument[]): NamedArgument[] {
  return [...new Map<string, Expression>(attributes)];
}

/** `{% include name with x as y, a: 1 %}`: the snippet shares all variables. */
export const parseInclude: LanguageTag = ({ markup, line }, { reader }) => ({
  type: 'include',
  ...parsePartial(markup, reader, {
    pattern: INCLUDE,
    strict2: (parser) => parser.expression(),
    invalid: "Error in tag 'include' - Valid syntax: include '[template]' (with|for) [object|collection]",
  }),
  line,
  blank: false,
});

/** `{% render 'snippet' for list as item, a: 1 %}`: the snippet sees its arguments and the page's globals alone. */
export const parseRender: LanguageTag = ({ markup, line }, { reader }) => ({
  type: 'render',
  ...parsePartial(markup, reader, {
    pattern: RENDER,
    strict2: (parser) => parser.consume('string'),
    invalid: "Syntax error in tag 'render' - Template name must be a quoted string",
  }),
  line,
  blank: false,
});
