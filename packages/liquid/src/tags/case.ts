import { LiquidSyntaxError } from '../runtime/error.ts';
import { unknownTag } from '../syntax/block-errors.ts';
import { newBody, withoutText } from '../syntax/body.ts';
import { FRAGMENT } from '../syntax/fragment.ts';
import type { MarkupReader } from '../syntax/markup-reader.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import { trim } from '../syntax/space.ts';
import type { Body, Case, Expression } from '../syntax/tree.ts';

const SUBJECT = new RegExp(FRAGMENT);
/** One value of a `when`, and the separator to the next. */
const VALUE = new RegExp(`(${FRAGMENT})((?:[\\t-\\r ]+or[\\t-\\r ]+|[\\t-\\r ]*,[\\t-\\r ]*)(?=${FRAGMENT}))?`, 'g');

/** `{% case value %}{% when a, b %}…{% else %}…{% endcase %}` */
export const parseCase: LanguageTag = ({ markup, line }, parser): Case => {
  const { reader } = parser;
  const lax = () => {
    const match = SUBJECT.exec(markup);
    if (!match) throw new LiquidSyntaxError("Syntax Error in 'case' - Valid syntax: case [condition]");
    return reader.expression(match[0]);
  };
  const strict2 = () => {
    const tokens = reader.parser(markup);
    const subject = reader.expression(tokens.expression());
    tokens.consume('end_of_string');
    return subject;
  };
  const subject = reader.inMode(markup, { lax, strict: lax, strict2 });
  const branches: { values: Expression[] | undefined; body: Body }[] = [];
  // The content before the first `when` prints nothing, but makes the case not blank if it would print.
  let body = newBody();
  let blank = true;
  for (;;) {
    const stop = parser.section('case', body);
    blank &&= body.blank;
    if (stop.name === 'endcase') break;
    if (stop.name !== 'when' && stop.name !== 'else') throw unknownTag(stop.name, 'case');
    const values = stop.name === 'when' ? whenValues(stop.markup, reader) : undefined;
    if (!values && trim(stop.markup) !== '') {
      throw new LiquidSyntaxError("Syntax Error in tag 'case' - Valid else condition: {% else %} (no parameters) ");
    }
    body = newBody();
    branches.push({ values, body });
  }
  if (blank) for (const branch of branches) withoutText(branch.body);
  return { type: 'case', subject, branches, line, blank };
};

function whenValues(markup: string, reader: MarkupReader): Expression[] {
  const values: Expression[] = [];
  if (reader.mode === 'strict2') {
    const parser = reader.parser(markup);
    do values.push(reader.operand(parser.expression()));
    while (parser.acceptId('or') || parser.accept('comma') !== undefined);
    parser.consume('end_of_string');
    return values;
  }
  for (const [, value = '', separator] of markup.matchAll(VALUE)) {
    values.push(reader.operand(value));
    if (separator === undefined) return values;
  }
  throw new LiquidSyntaxError(
    "Syntax Error in tag 'case' - Valid when condition: {% when [condition] [or condition2...] %}",
  );
}
