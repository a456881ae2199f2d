/** Models of JavaScript's built-in functions. Functions without a model are run natively, and refuse expressions. */
import { ARRAYS } from './arrays.ts';
import { COLLECTIONS } from './collections.ts';
import type { Model } from './model.ts';
import { OBJECTS } from './objects-of-language.ts';
import { SCALARS } from './scalars.ts';

export const MODELS: ReadonlyMap<unknown, Model> = new Map<unknown, Model>([
  ...ARRAYS,
  ...COLLECTIONS,
  ...OBJECTS,
  ...SCALARS,
]);
