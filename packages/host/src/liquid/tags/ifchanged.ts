import type { TagDefinition } from '../language/parser.ts';

/** `{% ifchanged %}…{% endifchanged %}`: prints its body when it differs from what it printed last. */
export const ifchanged: TagDefinition = {
  end: 'endifchanged',
  parse(tag, parser) {
    const { body } = parser.body(tag, 'endifchanged');
    return {
      blank: body.blank,
      render(state) {
        const text = state.capture(() => body.render(state));
        if (text === state.changed) return;
        state.changed = text;
        state.out += text;
      },
    };
  },
};
