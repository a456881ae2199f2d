import { evaluate, parseArguments } from '../language/attributes.ts';
import { LiquidSyntaxError } from '../language/error.ts';
import { quotedText } from '../language/expression.ts';
import type { TagDefinition } from '../language/parser.ts';

/**
 * `{% content_for 'blocks' %}` and `{% content_for 'block', type: 'x', id: 'y', closest.product: p %}`: the theme blocks of the
 * current block or section. Arguments go on as they are named, `closest.product` included.
 */
export const contentFor: TagDefinition = {
  parse({ markup }) {
    const { named } = parseArguments(markup);
    const what = quotedText(/^\s*("[^"]*"|'[^']*')/.exec(markup)?.[1] ?? '');
    if (what !== 'blocks' && what !== 'block') {
      throw new LiquidSyntaxError("Error in tag 'content_for' - Valid syntax: content_for 'blocks' or 'block'");
    }
    return {
      render(state) {
        const owner = state.lookup('block') ?? state.lookup('section');
        const args = evaluate(named, state);
        const { services } = state;
        state.out += what === 'blocks' ? services.contentForBlocks(owner, args) : services.contentForBlock(owner, args);
      },
    };
  },
};
