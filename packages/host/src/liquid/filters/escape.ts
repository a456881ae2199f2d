import type { FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character) : text;
}

/** Escapes what is not an entity already. */
function escapeOnce(text: string): string {
  return text.replace(
    /["'<>]|&(?!(?:[a-zA-Z]+|#\d+|#x[\da-fA-F]+);)/g,
    (character) => ENTITIES[character] ?? character,
  );
}

const escaped = (input: unknown) => (input === null || input === undefined ? input : escapeHtml(print(input)));

export const escapeFilters: FilterTable = {
  escape: escaped,
  h: escaped,
  escape_once: (input) => (input === null || input === undefined ? input : escapeOnce(print(input))),
};
