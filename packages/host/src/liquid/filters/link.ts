import type { Filter, FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import type { RenderServices } from '../services.ts';
import { urlEncode } from './encoding.ts';
import { escapeHtml } from './escape.ts';
import { handleize } from './handle.ts';
import { withParameters } from './picture.ts';
import { attributes } from './tag.ts';

function link(text: string, href: string, more: Record<string, unknown> = {}): string {
  return `<a${attributes({ href, ...more })}>${text}</a>`;
}

const linkTo: Filter = (input, [href, title], named) => {
  const { class: className, ...rest } = named;
  return link(print(input), print(href), { class: className, title, ...rest });
};

const vendorUrl = (name: string, { rootUrl }: RenderServices) => `${rootUrl}collections/vendors?q=${urlEncode(name)}`;
const typeUrl = (name: string, { rootUrl }: RenderServices) => `${rootUrl}collections/types?q=${urlEncode(name)}`;

/** Path of the collection or blog that is shown, without its tags. */
function listPath(services: RenderServices): { path: string; tags: string[] } {
  const [pathname = '/'] = services.path.split('?');
  const match = /^(.*\/(?:collections\/[^/]+|blogs\/[^/]+\/tagged))(?:\/([^/]+))?\/?$/.exec(pathname);
  if (match) return { path: match[1] ?? '', tags: match[2]?.split('+').filter(Boolean) ?? [] };
  const blog = /^(.*\/blogs\/[^/]+)\/?$/.exec(pathname);
  return { path: blog ? `${blog[1]}/tagged` : `${services.rootUrl}collections/all`, tags: [] };
}

function tagAddress(tags: readonly string[], services: RenderServices): string {
  const { path } = listPath(services);
  return tags.length === 0 ? path.replace(/\/tagged$/, '') : `${path}/${[...new Set(tags)].join('+')}`;
}

/** A link to the list with some tags; its title says what it does. */
const tagLink =
  (choose: (tag: string, current: string[]) => string[], verb: string): Filter =>
  (input, [tag], _named, { services }) => {
    const handle = handleize(print(tag));
    const href = tagAddress(choose(handle, listPath(services).tags), services);
    return link(print(input), href, { title: `${verb} ${print(tag)}` });
  };

/** `collection.url | within`: a product's address inside a collection. */
const within: Filter = (input, [collection], _named, { services }) => {
  const url = print(input);
  const path = print(readMember(collection, 'url'));
  const handle = /\/products\/([^/?#]+.*)$/.exec(url)?.[1];
  if (handle === undefined || path === '') return url;
  return `${path.startsWith('/') ? '' : services.rootUrl}${path}/products/${handle}`;
};

export const linkFilters: FilterTable = {
  link_to: linkTo,
  link_to_vendor: (input, [text], named, { services }) =>
    link(print(text ?? input), vendorUrl(print(input), services), { title: print(input), ...named }),
  link_to_type: (input, [text], named, { services }) =>
    link(print(text ?? input), typeUrl(print(input), services), { title: print(input), ...named }),
  url_for_vendor: (input, _args, _named, { services }) => vendorUrl(print(input), services),
  url_for_type: (input, _args, _named, { services }) => typeUrl(print(input), services),
  link_to_tag: tagLink((tag) => [tag], 'Show products matching tag'),
  link_to_add_tag: tagLink((tag, current) => [...current, tag], 'Narrow selection to products matching tag'),
  link_to_remove_tag: tagLink((tag, current) => current.filter((other) => other !== tag), 'Remove tag'),
  highlight_active_tag: (input, [className = 'active'], _named, state) => {
    const active = toItems(state.lookup('current_tags')).map(print);
    const tag = print(input);
    return active.includes(tag) ? `<span class="${escapeHtml(print(className))}">${tag}</span>` : tag;
  },
  within,
  sort_by: (input, [order]) => withParameters(print(input), { sort_by: print(order) }),
  link_to_theme: linkTo,
};
