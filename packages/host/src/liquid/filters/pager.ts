import { Drop, escapeHtml, isTruthy, readMember, readProperty, toItems, toText } from '@vitrine/liquid';
import type { Filter, FilterTable } from '../extension.ts';

/** `paginate | default_pagination: next: 'Older', anchor: 'list'` */
const defaultPagination: Filter = (input, _args, named) => {
  if (!(input instanceof Drop)) return '';
  const anchor = named.anchor === undefined ? '' : `#${toText(named.anchor)}`;
  const href = (part: unknown) => escapeHtml(toText(readMember(part, 'url')) + anchor);
  const linked = (part: unknown, text: string) => `<a href="${href(part)}" title="">${text}</a>`;
  const links: string[] = [];
  const previous = readMember(input, 'previous');
  if (previous) {
    links.push(
      `<span class="prev">${linked(previous, toText(named.previous ?? readMember(previous, 'title')))}</span>`,
    );
  }
  for (const part of toItems(readMember(input, 'parts'))) {
    const title = toText(readMember(part, 'title'));
    if (isTruthy(readMember(part, 'is_link'))) links.push(`<span class="page">${linked(part, title)}</span>`);
    else if (title === toText(readMember(input, 'current_page')))
      links.push(`<span class="page current">${title}</span>`);
    else links.push(`<span class="deco">${title}</span>`);
  }
  const next = readMember(input, 'next');
  if (next) links.push(`<span class="next">${linked(next, toText(named.next ?? readMember(next, 'title')))}</span>`);
  return links.join(' ');
};

/** `form.errors | default_errors`: a list of what is wrong, each with the name of its field. */
const defaultErrors: Filter = (input) => {
  const names = toItems(input).map(toText);
  if (names.length === 0) return '';
  const messages = readMember(input, 'messages');
  const fields = readMember(input, 'translated_fields');
  const items = names.map((name) => {
    const message = toText(readProperty(messages, name));
    const text = name === 'form' ? message : `${toText(readProperty(fields, name)) || name} ${message}`;
    return `<li>${escapeHtml(text.trim())}</li>`;
  });
  return `<div class="errors"><ul>${items.join('')}</ul></div>`;
};

export const pagerFilters: FilterTable = {
  default_pagination: defaultPagination,
  default_errors: defaultErrors,
};
