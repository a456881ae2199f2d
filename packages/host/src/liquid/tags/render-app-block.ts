import { Drop, LiquidError } from '@vitrine/liquid';
import type { TagDefinition } from '../extension.ts';

const NAME = /^\s*([A-Za-z_][\w-]*)\s*$/;

/**
 * `{% render block %}`: a block of an app, which its section renders by the variable of the block (docs/platform.md: render). No app has a block
 * here, so it prints nothing. A snippet has its name in quotes and is the language's own tag.
 */
export const renderAppBlock: TagDefinition = {
  accepts: (markup) => NAME.test(markup),
  parse({ markup }) {
    const name = NAME.exec(markup)?.[1] ?? '';
    return {
      render(state) {
        const block = state.lookup(name);
        if (!(block instanceof Drop && block.kind === 'block'))
          throw new LiquidError("Syntax error in tag 'render' - Template name must be a quoted string");
      },
    };
  },
};
