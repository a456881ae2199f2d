import type { LanguageTag } from '../syntax/parser.ts';
import type { Output } from '../syntax/tree.ts';
import { parseVariable } from '../syntax/variable.ts';

/** `{% echo value | filter %}` */
export const parseEcho: LanguageTag = ({ markup, line }, { reader }): Output => ({
  type: 'output',
  filtered: parseVariable(markup, reader),
  line,
  blank: false,
});
