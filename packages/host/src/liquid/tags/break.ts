import type { TagDefinition } from '../language/parser.ts';
import { BREAK, CONTINUE } from '../language/state.ts';

function interrupt(kind: number): TagDefinition {
  return {
    parse: () => ({
      render(state) {
        state.interrupt = kind;
      },
    }),
  };
}

/** `{% break %}` leaves the innermost loop; outside of loops it ends the template. */
export const breakTag = interrupt(BREAK);
/** `{% continue %}` goes on with the loop's next item. */
export const continueTag = interrupt(CONTINUE);
