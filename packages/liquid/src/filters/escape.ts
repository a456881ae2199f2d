import { toText } from '../values/print.ts';
import { type FilterTable, method } from './filter.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Entities by UTF-16 unit, as far as there are any. */
const ENTITY_OF_UNIT: readonly (string | undefined)[] = Array.from(
  { length: 0x3f },
  (_, unit) => ENTITIES[String.fromCharCode(unit)],
);

const entityOf = (character: string) => ENTITIES[character] ?? character;

/** Text for element content or a quoted attribute. */
export function escapeHtml(text: string): string {
  const first = text.search(/[&<>"']/);
  if (first === -1) return text;
  let out = '';
  let from = 0;
  for (let at = first; at < text.length; at++) {
    const entity = ENTITY_OF_UNIT[text.charCodeAt(at)];
    if (entity === undefined) continue;
    out += text.slice(from, at) + entity;
    from = at + 1;
  }
  return out + text.slice(from);
}

/** Escapes everything but entities. Hexadecimal ones are not recognized. */
export function escapeOnce(text: string): string {
  return text.replace(/["'<>]|&(?!(?:[a-zA-Z]+|#\d+);)/g, entityOf);
}

const escaping = method(0, 0, (input) =>
  input === null || input === undefined ? input : escapeHtml(typeof input === 'string' ? input : toText(input)),
);

export const escapeFilters: FilterTable = {
  escape: escaping,
  h: escaping,
  escape_once: method(0, 0, (input) => escapeOnce(toText(input))),
};
