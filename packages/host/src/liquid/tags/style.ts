import type { TagDefinition } from '../language/parser.ts';

/** `{% style %}…{% endstyle %}`: CSS with Liquid in it. The mark tells the theme editor which rules it may update in place. */
export const style: TagDefinition = {
  end: 'endstyle',
  parse(tag, parser) {
    const { body } = parser.body(tag, 'endstyle');
    return {
      render(state) {
        state.out += '<style data-shopify>';
        body.render(state);
        state.out += '</style>';
      },
    };
  },
};
