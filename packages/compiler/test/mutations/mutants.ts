/** All mutants: at least one for each operator and rule of the compiler. */
import { conditions } from './broken/conditions.ts';
import { markup } from './broken/markup.ts';
import { natives } from './broken/natives.ts';
import { operators } from './broken/operators.ts';
import { react } from './broken/react.ts';
import { statements } from './broken/statements.ts';
import { tags } from './broken/tags.ts';
import { values } from './broken/values.ts';
import { mutantsOf } from './mutant.ts';

export const mutants = [operators, conditions, values, statements, natives, react, markup, tags].flatMap(mutantsOf);
