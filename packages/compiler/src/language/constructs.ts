/**
 * The closed language of sections: one row for each construct that can be applied to an expression. `constructs.test.ts` compiles each
 * example, and fails if a construct of the compiler has no row. docs/section-language.md is written from it.
 */
import type { Construct } from './construct.ts';
import { MARKUP } from './rows/markup.ts';
import { METHODS } from './rows/methods.ts';
import { NATIVES } from './rows/natives.ts';
import { OPERATORS } from './rows/operators.ts';
import { REACT } from './rows/react.ts';
import { REFUSED } from './rows/refused-natives.ts';
import { STATEMENTS } from './rows/statements.ts';
import { VIEW_HELPERS } from './rows/view-helpers.ts';

export const CONSTRUCTS: readonly Construct[] = [
  ...OPERATORS,
  ...STATEMENTS,
  ...METHODS,
  ...NATIVES,
  ...MARKUP,
  ...REACT,
  ...VIEW_HELPERS,
  ...REFUSED,
];
