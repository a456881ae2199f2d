import { LiquidSyntaxError } from '@vitrine/liquid';
import type { RenderState, TagDefinition } from '../extension.ts';
import { quotedText } from './quoted-text.ts';

function reference(tag: string, write: (name: string, state: RenderState) => string): TagDefinition {
  return {
    parse({ markup }) {
      const name = quotedText(markup);
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
export const section = reference('section', (name, state) => state.host.section(name));
/** `{% sections 'group' %}`: the sections of a group, one after the other. */
export const sections = reference('sections', (name, state) => state.host.sectionGroup(name));
