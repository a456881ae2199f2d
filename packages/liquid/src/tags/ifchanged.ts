import type { LanguageTag } from '../syntax/parser.ts';
import type { Ifchanged } from '../syntax/tree.ts';

/** `{% ifchanged %}…{% endifchanged %}`: prints its body if it differs from what the last one printed. */
export const parseIfchanged: LanguageTag = ({ line }, parser): Ifchanged => {
  const body = parser.blockBody('ifchanged');
  return { type: 'ifchanged', body, line, blank: body.blank };
};
