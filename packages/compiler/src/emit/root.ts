import { assign } from './assign.ts';
import type { Scope } from './scope.ts';

/** The scope of a whole template. */
export const root = (): Scope => ({
  parent: undefined,
  fact: undefined,
  assigned: new Map(),
  loop: undefined,
  assign,
});
