import { LiquidSyntaxError } from '../runtime/error.ts';
import { unknownTag } from '../syntax/block-errors.ts';
import { newBody, withoutText } from '../syntax/body.ts';
import { attributesOf, FRAGMENT } from '../syntax/fragment.ts';
import type { MarkupReader } from '../syntax/markup-reader.ts';
import type { LanguageTag, TemplateParser } from '../syntax/parser.ts';
import type { Body, For } from '../syntax/tree.ts';

const SYNTAX = new RegExp(`^([\\w-]+)[\\t-\\r ]+in[\\t-\\r ]+(${FRAGMENT}+)[\\t-\\r ]*(reversed)?`);

type Header = Pick<For, 'variable' | 'name' | 'collection' | 'reversed' | 'limit' | 'offset'>;

/** `{% for item in list reversed limit: 2 offset: 3 %}…{% else %}…{% endfor %}` */
export const parseFor: LanguageTag = ({ markup, line }, parser): For => {
  const { reader } = parser;
  const strict = () => parseStrictly(markup, reader);
  const header = reader.inMode(markup, { lax: () => parseLaxly(markup, reader), strict, strict2: strict });
  const { body, otherwise } = parseBodies(parser);
  const blank = body.blank && (otherwise?.blank ?? true);
  if (blank) {
    withoutText(body);
    if (otherwise) withoutText(otherwise);
  }
  return { type: 'for', ...header, body, otherwise, line, blank };
};

function parseLaxly(markup: string, reader: MarkupReader): Header {
  const match = SYNTAX.exec(markup);
  if (!match) {
    throw new LiquidSyntaxError("Syntax Error in 'for loop' - Valid syntax: for [item] in [collection]");
  }
  const [, variable = '', collection = '', reversed] = match;
  const header = headerOf(variable, collection, reversed !== undefined, reader);
  for (const [name, value] of attributesOf(markup)) setAttribute(header, name, value, reader);
  return header;
}

function parseStrictly(markup: string, reader: MarkupReader): Header {
  const parser = reader.parser(markup);
  const variable = parser.consume('id');
  if (!parser.acceptId('in')) throw new LiquidSyntaxError("For loops require an 'in' clause");
  const collection = parser.expression();
  const header = headerOf(variable, collection, parser.acceptId('reversed'), reader);
  while (parser.look('comma') || parser.look('id')) {
    parser.accept('comma');
    const name = parser.acceptId('limit') ? 'limit' : parser.acceptId('offset') ? 'offset' : undefined;
    if (!name) {
      throw new LiquidSyntaxError('Invalid attribute in for loop. Valid attributes are limit and offset');
    }
    parser.consume('colon');
    setAttribute(header, name, parser.expression(), reader);
  }
  parser.consume('end_of_string');
  return header;
}

function headerOf(variable: string, collection: string, reversed: boolean, reader: MarkupReader): Header {
  return {
    variable,
    name: `${variable}-${collection}`,
    collection: reader.expression(collection),
    reversed,
    limit: undefined,
    offset: undefined,
  };
}

function setAttribute(header: Header, name: string, value: string, reader: MarkupReader): void {
  if (name === 'offset') header.offset = value === 'continue' ? value : reader.expression(value);
  else if (name === 'limit') header.limit = reader.expression(value);
}

/** A second `else` ends the loop: what follows it belongs to the surrounding block. */
function parseBodies(parser: TemplateParser): { body: Body; otherwise: Body | undefined } {
  const body = newBody();
  if (endsFor(parser.section('for', body).name)) return { body, otherwise: undefined };
  const otherwise = newBody();
  if (endsFor(parser.section('for', otherwise).name)) return { body, otherwise };
  return { body, otherwise: { nodes: [], blank: otherwise.blank } };
}

function endsFor(name: string): boolean {
  if (name !== 'endfor' && name !== 'else') throw unknownTag(name, 'for');
  return name === 'endfor';
}
