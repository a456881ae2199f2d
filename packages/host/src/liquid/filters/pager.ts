import { Drop } from '../drop.ts';
import { isTruthy } from '../language/compare.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { print } from '../language/print.ts';
import { readMember, readProperty } from '../language/property.ts';
import { escapeHtml } from './escape.ts';

/** `paginate | default_pagination: next: 'Older', anchor: 'list'` */
const defaultPagination: Filter = (input, _args, named) => {
  if (!(input instanceof Drop)) return '';
  const anchor = named.anchor === undefined ? '' : `#${print(named.anchor)}`;
  const href = (part: unknown) => escapeHtml(print(readMember(part, 'url')) + anchor);
  const linked = (part: unknown, text: string) => `<a href="${href(part)}" title="">${text}</a>`;
  const pieces: string[] = [];
  const previous = readMember(input, 'previous');
  if (previous) {
    pieces.push(
      `<span class="prev">${linked(previous, print(named.previous ?? readMember(previous, 'title')))}</span>`,
    );
  }
  for (const part of toItems(readMember(input, 'parts'))) {
    const title = print(readMember(part, 'title'));
    if (isTruthy(readMember(part, 'is_link'))) pieces.push(`<span class="page">${linked(part, title)}</span>`);
    else if (title === print(readMember(input, 'current_page')))
      pieces.push(`<span class="page current">${title}</span>`);
    else pieces.push(`<span class="deco">${title}</span>`);
  }
  const next = readMember(input, 'next');
  if (next) pieces.push(`<span class="next">${linked(next, print(named.next ?? readMember(next, 'title')))}</span>`);
  return pieces.join(' ');
};

/** `form.errors | default_errors`: a list of what is wrong, each with the name of its field. */
const defaultErrors: Filter = (input) => {
  const names = toItems(input).map(print);
  if (names.length === 0) return '';
  const messages = readMember(input, 'messages');
  const fields = readMember(input, 'translated_fields');
  const items = names.map((name) => {
    const message = print(readProperty(messages, name));
    const text = name === 'form' ? message : `${print(readProperty(fields, name)) || name} ${message}`;
    return `<li>${escapeHtml(text.trim())}</li>`;
  });
  return `<div class="errors"><ul>${items.join('')}</ul></div>`;
};

export const pagerFilters: FilterTable = {
  default_pagination: defaultPagination,
  default_errors: defaultErrors,
};
