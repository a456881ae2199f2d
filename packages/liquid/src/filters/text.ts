import { charactersOf, lengthOf, sliceOf } from '../values/characters.ts';
import { toPosition } from '../values/number.ts';
import { toText } from '../values/print.ts';
import { type Filter, type FilterTable, method, optional } from './filter.ts';
import { capitalize, downcase } from './letter-case.ts';
import { stripHtml } from './strip-html.ts';

/** A filter of a text alone. Nil is an empty text. */
const ofText = (change: (text: string) => string) =>
  method(0, 0, (input) => change(typeof input === 'string' ? input : toText(input)));

/** White space is ASCII only; at the ends NUL goes too. */
const LEADING = /^[\0\t-\r ]+/;

/** Without a pattern, which would try again at every space inside the text. */
function stripEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isSpaceOrNul(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}

function isSpaceOrNul(unit: number): boolean {
  return unit === 0 || isSpace(unit);
}

function isSpace(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13);
}

export function strip(text: string): string {
  return stripEnd(text).replace(LEADING, '');
}

const truncate: Filter = (input, args) => {
  if (input === undefined || input === null) return input;
  const text = toText(input);
  const most = toPosition(optional(args, 0, 50));
  const tail = toText(optional(args, 1, '...'));
  if (text.length <= most || lengthOf(text) <= most) return text;
  return sliceOf(text, 0, Math.max(0, most - lengthOf(tail))) + tail;
};

/** Text up to the first white space, at the pattern's position. */
const WORD = /[\t-\r ]*([^\t-\r ]+)/y;

const truncateWords: Filter = (input, args) => {
  if (input === undefined || input === null) return input;
  const text = toText(input);
  const most = Math.max(1, toPosition(optional(args, 0, 15)));
  const words: string[] = [];
  let end = 0;
  WORD.lastIndex = 0;
  while (words.length < most) {
    const word = WORD.exec(text)?.[1];
    if (word === undefined) return text;
    words.push(word);
    end = WORD.lastIndex;
  }
  return end === text.length ? text : words.join(' ') + toText(optional(args, 1, '...'));
};

function splitWords(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) continue;
    if (at > start) words.push(text.slice(start, at));
    start = at + 1;
  }
  return words;
}

/** By a single space it splits at white space of any length; empty parts at the end fall away. */
export function splitText(text: string, separator: string): string[] {
  if (separator === ' ') return splitWords(text);
  const parts = separator === '' ? charactersOf(text) : text.split(separator);
  let end = parts.length;
  while (end > 0 && parts[end - 1] === '') end--;
  return end === parts.length ? parts : parts.slice(0, end);
}

export const textFilters: FilterTable = {
  append: method(1, 1, (input, [tail]) => toText(input) + toText(tail)),
  prepend: method(1, 1, (input, [head]) => toText(head) + toText(input)),
  capitalize: ofText(capitalize),
  downcase: ofText(downcase),
  upcase: ofText((text) => text.toUpperCase()),
  strip: ofText(strip),
  lstrip: ofText((text) => text.replace(LEADING, '')),
  rstrip: ofText(stripEnd),
  strip_html: ofText(stripHtml),
  newline_to_br: ofText((text) => text.replace(/\r?\n/g, '<br />\n')),
  strip_newlines: ofText((text) => text.replace(/\r?\n/g, '')),
  squish: method(0, 0, (input) =>
    input === undefined || input === null ? input : strip(toText(input)).replace(/[\t-\r ]+/g, ' '),
  ),
  truncate: method(0, 2, truncate),
  truncatewords: method(0, 2, truncateWords),
  split: method(1, 1, (input, [separator]) => splitText(toText(input), toText(separator))),
};
