import { LiquidError } from '../runtime/error.ts';
import { charactersOf } from '../values/characters.ts';
import { toText } from '../values/print.ts';
import { type FilterTable, method } from './filter.ts';

/**
 * The replacement of a match. A backslash is special although the search is plain text: `\0` and `\&` are the match, `` \` `` the text
 * before it, `\'` the text after, `\1` … `\9` and `\+` nothing, `\\` a backslash.
 */
function expand(replacement: string, text: string, start: number, end: number): string {
  if (!replacement.includes('\\')) return replacement;
  return replacement.replace(/\\([0-9&`'+\\]|k<[^>]*>)/g, (all, code: string) => {
    switch (code) {
      case '0':
      case '&':
        return text.slice(start, end);
      case '`':
        return text.slice(0, start);
      case "'":
        return text.slice(end);
      case '\\':
        return '\\';
      default:
        if (code.startsWith('k')) throw new LiquidError('internal');
        return all.length === 2 ? '' : all;
    }
  });
}

/** An empty search matches before each character, and at the end. */
function replaceAll(text: string, search: string, replacement: string): string {
  if (!replacement.includes('\\') && search !== '') {
    return text.replaceAll(search, replacement.replaceAll('$', '$$$$'));
  }
  if (search !== '') {
    return text.replaceAll(search, (match: string, at: number) => expand(replacement, text, at, at + match.length));
  }
  let at = 0;
  let out = expand(replacement, text, 0, 0);
  for (const character of charactersOf(text)) {
    at += character.length;
    out += character + expand(replacement, text, at, at);
  }
  return out;
}

function replaceFirst(text: string, search: string, replacement: string): string {
  const at = text.indexOf(search);
  if (at === -1) return text;
  const end = at + search.length;
  return text.slice(0, at) + expand(replacement, text, at, end) + text.slice(end);
}

/** Here a backslash is a backslash. */
function replaceLast(text: string, search: string, replacement: string): string {
  const at = text.lastIndexOf(search);
  return at === -1 ? text : text.slice(0, at) + replacement + text.slice(at + search.length);
}

/** Replacing text by text: no patterns. */
export const replaceFilters: FilterTable = {
  replace: method(1, 2, (input, args) => replaceAll(toText(input), toText(args[0]), toText(args[1]))),
  replace_first: method(1, 2, (input, args) => replaceFirst(toText(input), toText(args[0]), toText(args[1]))),
  replace_last: method(2, 2, (input, [search, replacement]) =>
    replaceLast(toText(input), toText(search), toText(replacement)),
  ),
  remove: method(1, 1, (input, [search]) => replaceAll(toText(input), toText(search), '')),
  remove_first: method(1, 1, (input, [search]) => replaceFirst(toText(input), toText(search), '')),
  remove_last: method(1, 1, (input, [search]) => replaceLast(toText(input), toText(search), '')),
};
