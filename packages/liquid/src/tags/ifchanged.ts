import type { LanguageTag } from '../syntax/parser.ts';
import type { Ifchanged } from '../syntax/tree.ts';

/** `{% ifchanged %}…{% endifchanged %}`: prints its body if it differs from the last output of an `ifchanged`. */
export const parseIfchanged: LanguageTag = ({ line }, parser): Ifchanged => {
  const body = parser.blockBody('ifchanged');
  return { type: 'ifchanged', body, line, blank: body.blank };
};
