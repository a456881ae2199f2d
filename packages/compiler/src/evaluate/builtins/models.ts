/** Models of JavaScript's own functions. What is not here is run as it is, and refuses values of the page. */
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
