import { print } from '../values/print.ts';
import { callFilter, type FilterState, NO_NAMED } from './filter.ts';
import { standardFilters } from './standard.ts';

/** 5 March 2024, 07:08:09.5 UTC, a Tuesday. */
export const TEST_STATE: FilterState = { timezone: 'UTC', now: () => Date.UTC(2024, 2, 5, 7, 8, 9, 500) };

/** The result of a standard filter. Throws its errors. */
export function answer(name: string, input: unknown, ...args: unknown[]): unknown {
  const filter = standardFilters[name];
  if (!filter) throw new Error(`There is no filter ${name}`);
  return callFilter(filter, input, args, NO_NAMED, TEST_STATE);
}

/** What `{{ input | name: args }}` prints. */
export function printed(name: string, input: unknown, ...args: unknown[]): string {
  return print(answer(name, input, ...args));
}
