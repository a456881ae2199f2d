import { LiquidSyntaxError, readArguments } from '@vitrine/liquid';
import type { TagDefinition } from '../extension.ts';
import { quotedText } from './quoted-text.ts';

/**
 * `{% content_for 'blocks' %}` and `{% content_for 'block', type: 'x', id: 'y', closest.product: p %}`: the theme blocks of the
 * current block or section. Arguments go on as they are named, `closest.product` included.
 */
export const contentFor: TagDefinition = {
  parse({ markup }, parser) {
    const { named } = parser.arguments(markup);
    const what = quotedText(/^\s*("[^"]*"|'[^']*')/.exec(markup)?.[1] ?? '');
    if (what !== 'blocks' && what !== 'block') {
      throw new LiquidSyntaxError("Error in tag 'content_for' - Valid syntax: content_for 'blocks' or 'block'");
    }
    return {
      render(state) {
        const owner = state.lookup('block') ?? state.lookup('section');
        const args = readArguments(named, state);
        const { host: services } = state;
        state.out += what === 'blocks' ? services.contentForBlocks(owner, args) : services.contentForBlock(owner, args);
      },
    };
  },
};
