import type { TagDefinition } from '../extension.ts';

/** `{% style %}…{% endstyle %}`: CSS with Liquid in it. The mark tells the theme editor which rules it may update in place. */
export const style: TagDefinition = {
  parse(tag, parser) {
    const body = parser.body(tag);
    return {
      render(state) {
        state.out += '<style data-shopify>';
        body.render(state);
        state.out += '</style>';
      },
    };
  },
};
