import { LiquidSyntaxError } from '../runtime/error.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import { trim } from '../syntax/space.ts';
import type { Assign } from '../syntax/tree.ts';
import { parseVariable } from '../syntax/variable.ts';

const SYNTAX = /((?:\(?[\w\-.[\]]\)?)+)[\t-\r ]*=[\t-\r ]*([\s\S]*)[\t-\r ]*/;

/** `{% assign name = value | filter %}` */
export const parseAssign: LanguageTag = ({ markup, line }, { reader }): Assign => {
  const split = () => {
    const match = SYNTAX.exec(markup);
    if (!match) throw new LiquidSyntaxError("Syntax Error in 'assign' - Valid syntax: assign [var] = [source]");
    const [, name = '', value = ''] = match;
    return { name, value };
  };
  const lax = () => {
    const { name, value } = split();
    return { name, filtered: parseVariable(value, reader) };
  };
  const strict2 = () => {
    const { name, value } = split();
    const parser = reader.parser(trim(name));
    const id = parser.consume('id');
    parser.consume('end_of_string');
    return { name: id, filtered: parseVariable(value, reader) };
  };
  return { type: 'assign', ...reader.inMode(markup, { lax, strict: lax, strict2 }), line, blank: true };
};
