import type { LanguageTag } from '../syntax/parser.ts';
import type { Interrupt } from '../syntax/tree.ts';

const interrupt =
  (kind: 'break' | 'continue'): LanguageTag =>
  ({ line }): Interrupt => ({ type: 'interrupt', kind, line, blank: false });

/** `{% break %}` leaves the loop; outside of one, the template. */
export const parseBreak = interrupt('break');
/** `{% continue %}` continues with the loop's next item. */
export const parseContinue = interrupt('continue');
