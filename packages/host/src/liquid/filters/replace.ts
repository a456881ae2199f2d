import type { FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';

function replaceFirst(input: string, search: string, replacement: string): string {
  const at = input.indexOf(search);
  return at === -1 ? input : input.slice(0, at) + replacement + input.slice(at + search.length);
}

function replaceLast(input: string, search: string, replacement: string): string {
  const at = input.lastIndexOf(search);
  return at === -1 ? input : input.slice(0, at) + replacement + input.slice(at + search.length);
}

/** Replacing text by text: no patterns, no `$1`. */
export const replaceFilters: FilterTable = {
  replace: (input, [search, replacement]) => print(input).replaceAll(print(search), () => print(replacement)),
  replace_first: (input, [search, replacement]) => replaceFirst(print(input), print(search), print(replacement)),
  replace_last: (input, [search, replacement]) => replaceLast(print(input), print(search), print(replacement)),
  remove: (input, [search]) => print(input).replaceAll(print(search), ''),
  remove_first: (input, [search]) => replaceFirst(print(input), print(search), ''),
  remove_last: (input, [search]) => replaceLast(print(input), print(search), ''),
};
