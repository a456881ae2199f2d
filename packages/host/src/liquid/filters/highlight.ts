import { toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';

/** Wraps the words searched for; tags in the text are left alone. */
function highlight(text: string, term: string): string {
  const words = term
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 32)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return text;
  const pattern = new RegExp(words.sort((a, b) => b.length - a.length).join('|'), 'gi');
  return text
    .split(/(<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(pattern, (word) => `<strong class="highlight">${word}</strong>`),
    )
    .join('');
}

export const highlightFilters: FilterTable = {
  highlight: (input, [term]) => highlight(toText(input), toText(term)),
};
