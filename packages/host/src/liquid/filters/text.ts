import { filters as liquidjs } from 'liquidjs';
import { RenderLimitError } from '../language/error.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { toInteger } from '../language/number.ts';
import { print } from '../language/print.ts';

/** A filter of LiquidJS that already does what the platform does: text in, text out. */
function adopt(name: 'strip_html' | 'newline_to_br' | 'strip_newlines' | 'squish'): Filter {
  const implementation: unknown = liquidjs[name];
  if (typeof implementation !== 'function') throw new Error(`LiquidJS has no filter ${name}`);
  const context = { context: { memoryLimit: { use() {} } } };
  return (input) => implementation.call(context, print(input));
}

const text =
  (change: (input: string) => string): Filter =>
  (input) =>
    change(print(input));

/** Longest text a filter may be asked to repeat or pad. */
const LONGEST = 1_000_000;

export const textFilters: FilterTable = {
  append: (input, [tail]) => print(input) + print(tail),
  prepend: (input, [head]) => print(head) + print(input),
  capitalize: text((input) => input.charAt(0).toUpperCase() + input.slice(1).toLowerCase()),
  downcase: text((input) => input.toLowerCase()),
  upcase: text((input) => input.toUpperCase()),
  strip: text((input) => input.trim()),
  lstrip: text((input) => input.trimStart()),
  rstrip: text((input) => input.trimEnd()),
  strip_html: adopt('strip_html'),
  newline_to_br: adopt('newline_to_br'),
  strip_newlines: adopt('strip_newlines'),
  squish: adopt('squish'),
  paragraphize: text(
    (input) =>
      `<p>${input
        .trim()
        .split(/\n{2,}/)
        .join('</p><p>')}</p>`,
  ),
  sentence: (input) => {
    const items = (Array.isArray(input) ? input : [input]).map(print);
    return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
  },
  pad_spaces: (input, [width]) => {
    if (toInteger(width) > LONGEST) throw new RenderLimitError('Memory limits exceeded');
    return print(input).padEnd(toInteger(width));
  },
  truncate: (input, [length = 50, ellipsis = '...']) => {
    if (input === undefined || input === null) return '';
    const characters = [...print(input)];
    const tail = print(ellipsis);
    const longest = toInteger(length);
    if (characters.length <= longest) return characters.join('');
    return characters.slice(0, Math.max(0, longest - [...tail].length)).join('') + tail;
  },
  truncatewords: (input, [count = 15, ellipsis = '...']) => {
    const source = print(input);
    const words = source.split(/\s+/).filter(Boolean);
    const most = Math.max(1, toInteger(count));
    return words.length <= most ? source : words.slice(0, most).join(' ') + print(ellipsis);
  },
  excerpt: (input, [length = 100]) => {
    const source = print(input);
    return source.length <= toInteger(length) ? source : `${source.slice(0, toInteger(length))}...`;
  },
  split: (input, [separator]) => split(print(input), print(separator)),
};

/** Ruby's split: by a blank it splits by white space, and empty parts at the end fall away. */
function split(input: string, separator: string): string[] {
  if (separator === ' ') return input.split(/\s+/).filter((part) => part !== '');
  const parts = separator === '' ? [...input] : input.split(separator);
  while (parts.length > 0 && parts.at(-1) === '') parts.pop();
  return parts;
}
