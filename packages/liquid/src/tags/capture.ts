import { LiquidSyntaxError } from '../runtime/error.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import { trim } from '../syntax/space.ts';
import type { Capture } from '../syntax/tree.ts';

const SYNTAX = /((?:\(?[\w\-.[\]]\)?)+)/;

/** `{% capture name %}…{% endcapture %}` */
export const parseCapture: LanguageTag = ({ markup, line }, parser): Capture => {
  const { reader } = parser;
  const lax = () => {
    const name = SYNTAX.exec(markup)?.[1];
    if (name === undefined) throw new LiquidSyntaxError("Syntax Error in 'capture' - Valid syntax: capture [var]");
    return name;
  };
  const strict2 = () => {
    const tokens = reader.parser(trim(markup));
    const name = tokens.consume('id');
    tokens.consume('end_of_string');
    return name;
  };
  const name = reader.inMode(markup, { lax, strict: lax, strict2 });
  return { type: 'capture', name, body: parser.blockBody('capture'), line, blank: true };
};
