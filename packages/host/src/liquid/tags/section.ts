import { LiquidSyntaxError } from '../language/error.ts';
import { quotedText } from '../language/expression.ts';
import type { TagDefinition } from '../language/parser.ts';
import type { RenderState } from '../language/state.ts';

function reference(tag: string, write: (name: string, state: RenderState) => string): TagDefinition {
  return {
    parse({ markup }) {
      const name = quotedText(markup.trim());
      if (name === undefined) throw new LiquidSyntaxError(`Error in tag '${tag}' - Valid syntax: ${tag} '[type]'`);
      return {
        render(state) {
          state.out += write(name, state);
        },
      };
    },
  };
}

/** `{% section 'name' %}`: a static section, in its wrapper. */
export const section = reference('section', (name, state) => state.services.section(name));
/** `{% sections 'group' %}`: the sections of a group, one after the other. */
export const sections = reference('sections', (name, state) => state.services.sectionGroup(name));
