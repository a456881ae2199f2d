import { LiquidSyntaxError } from '../runtime/error.ts';
import { attributesOf, FRAGMENT } from '../syntax/fragment.ts';
import type { MarkupReader } from '../syntax/markup-reader.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import type { Tablerow } from '../syntax/tree.ts';

const SYNTAX = new RegExp(`(\\w+)[\\t-\\r ]+in[\\t-\\r ]+(${FRAGMENT}+)`);
const ATTRIBUTES = new Set(['cols', 'limit', 'offset', 'range']);

type Header = Pick<Tablerow, 'variable' | 'collection' | 'cols' | 'limit' | 'offset'>;

/** `{% tablerow item in list cols: 3 limit: 6 offset: 2 %}…{% endtablerow %}`: rows and cells of a table. */
export const parseTablerow: LanguageTag = ({ markup, line }, parser): Tablerow => {
  const { reader } = parser;
  const lax = () => parseLaxly(markup, reader);
  const header = reader.inMode(markup, { lax, strict: lax, strict2: () => parseStrict2(markup, reader) });
  const body = parser.blockBody('tablerow');
  return { type: 'tablerow', ...header, body, line, blank: body.blank };
};

function parseLaxly(markup: string, reader: MarkupReader): Header {
  const match = SYNTAX.exec(markup);
  if (!match) {
    throw new LiquidSyntaxError(
      "Syntax Error in 'table_row loop' - Valid syntax: table_row [item] in [collection] cols=3",
    );
  }
  const [, variable = '', collection = ''] = match;
  const attributes = new Map(attributesOf(markup));
  return headerOf(variable, collection, attributes, reader);
}

function parseStrict2(markup: string, reader: MarkupReader): Header {
  const parser = reader.parser(markup);
  const variable = parser.consume('id');
  if (!parser.acceptId('in')) throw new LiquidSyntaxError("For loops require an 'in' clause");
  const collection = parser.expression();
  parser.accept('comma');
  const attributes = new Map<string, string>();
  while (parser.look('id')) {
    const name = parser.consume();
    if (!ATTRIBUTES.has(name)) {
      throw new LiquidSyntaxError(
        `Invalid attribute '${name}' in tablerow loop. Valid attributes are cols, limit, offset, and range`,
      );
    }
    parser.consume('colon');
    attributes.set(name, parser.expression());
    parser.accept('comma');
  }
  parser.consume('end_of_string');
  return headerOf(variable, collection, attributes, reader);
}

function headerOf(
  variable: string,
  collection: string,
  attributes: ReadonlyMap<string, string>,
  reader: MarkupReader,
): Header {
  const value = (name: string) => {
    const markup = attributes.get(name);
    return markup === undefined ? undefined : reader.expression(markup);
  };
  return {
    variable,
    collection: reader.expression(collection),
    cols: value('cols'),
    limit: value('limit'),
    offset: value('offset'),
  };
}
