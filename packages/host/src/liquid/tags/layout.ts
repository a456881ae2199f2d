import { toText } from '@vitrine/liquid';
import type { TagDefinition } from '../extension.ts';

/** `{% layout 'name' %}` and `{% layout none %}`: set the page's layout through `services.layout`. */
export const layout: TagDefinition = {
  parse({ markup }, parser) {
    const none = markup.trim() === 'none';
    const name = parser.value(markup);
    return {
      blank: true,
      render(state) {
        state.host.layout?.(none ? null : toText(name.read(state)));
      },
    };
  },
};
