import { parseExpression } from '../language/expression.ts';
import type { TagDefinition } from '../language/parser.ts';
import { print } from '../language/print.ts';

/** `{% layout 'name' %}` and `{% layout none %}`: which layout the page is put into; told to `services.layout`. */
export const layout: TagDefinition = {
  parse({ markup }) {
    const none = markup.trim() === 'none';
    const name = parseExpression(markup);
    return {
      blank: true,
      render(state) {
        state.services.layout?.(none ? null : print(name(state)));
      },
    };
  },
};
