import { LiquidSyntaxError } from '../language/error.ts';
import type { TagDefinition } from '../language/parser.ts';

/** `{% capture name %}…{% endcapture %}`: what the body prints becomes a variable. */
export const capture: TagDefinition = {
  end: 'endcapture',
  parse(tag, parser) {
    const name = /["']?([\w.-]+)["']?/.exec(tag.markup)?.[1];
    if (name === undefined) throw new LiquidSyntaxError("Syntax Error in 'capture' - Valid syntax: capture [var]");
    const { body } = parser.body(tag, 'endcapture');
    return {
      blank: true,
      render: (state) =>
        state.assign(
          name,
          state.capture(() => body.render(state)),
        ),
    };
  },
};
