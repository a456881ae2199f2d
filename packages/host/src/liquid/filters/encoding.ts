import { toText, urlEncode } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';

/** Codes for characters that may not stand in an address; with `&` for those that may not in a query value. */
function urlEscape(text: string, also = ''): string {
  return [...encodeURI(text.toWellFormed())]
    .map((character) => (also.includes(character) ? encodeURIComponent(character) : character))
    .join('');
}

export const encodingFilters: FilterTable = {
  encode_url_component: (input) => urlEncode(toText(input)),
  url_escape: (input) => urlEscape(toText(input)),
  url_param_escape: (input) => urlEscape(toText(input), '&'),
};
