import { escapeHtml, readMember, toItems, toText, urlEncode } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import { handleize } from '@vitrine/liquid/platform/handle.ts';
import { withParameters } from '@vitrine/liquid/platform/picture.ts';
import { type Filter, type FilterTable, type NamedArguments, NO_NAMED } from '../extension.ts';
import type { RenderServices } from '../services.ts';

function link(text: string, href: string, title: string, named: NamedArguments = NO_NAMED): string {
  return `<a${attributes({ ...named, href, title })}>${text}</a>`;
}

/** Attributes come before the address; without any there is a title, empty by default. */
const linkTo: Filter = (input, [href, title], named) => {
  const address = toText(href);
  const rel = /^https?:\/\//.test(address) ? 'nofollow' : undefined;
  const about = named === NO_NAMED ? (title ?? '') : title;
  return `<a${attributes({ ...named, href: address, title: about, rel })}>${toText(input)}</a>`;
};

const queryValue = (name: string) => urlEncode(name).replaceAll('+', '%20');
const vendorUrl = (name: string, { rootUrl }: RenderServices) => `${rootUrl}collections/vendors?q=${queryValue(name)}`;
const typeUrl = (name: string, { rootUrl }: RenderServices) => `${rootUrl}collections/types?q=${queryValue(name)}`;

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
  (input, [tag], _named, { host: services }) => {
    const handle = handleize(toText(tag));
    const href = tagAddress(choose(handle, listPath(services).tags), services);
    return link(toText(input), href, `${verb} ${toText(tag)}`);
  };

/** `collection.url | within`: a product's address inside a collection. */
const within: Filter = (input, [collection], _named, { host: services }) => {
  const url = toText(input);
  const path = toText(readMember(collection, 'url'));
  const handle = /\/products\/([^/?#]+.*)$/.exec(url)?.[1];
  if (handle === undefined || path === '') return url;
  return `${path.startsWith('/') ? '' : services.rootUrl}${path}/products/${handle}`;
};

export const linkFilters: FilterTable = {
  link_to: linkTo,
  link_to_vendor: (input, [text], named, { host: services }) =>
    link(toText(text ?? input), vendorUrl(toText(input), services), toText(input), named),
  link_to_type: (input, [text], named, { host: services }) =>
    link(toText(text ?? input), typeUrl(toText(input), services), toText(input), named),
  url_for_vendor: (input, _args, _named, { host: services }) => vendorUrl(toText(input), services),
  url_for_type: (input, _args, _named, { host: services }) => typeUrl(toText(input), services),
  link_to_tag: tagLink((tag) => [tag], 'Show products matching tag'),
  link_to_add_tag: tagLink((tag, current) => [...current, tag], 'Narrow selection to products matching tag'),
  link_to_remove_tag: tagLink((tag, current) => current.filter((other) => other !== tag), 'Remove tag'),
  highlight_active_tag: (input, [className = 'active'], _named, state) => {
    const active = toItems(state.lookup('current_tags')).map(toText);
    const tag = toText(input);
    return active.includes(tag) ? `<span class="${escapeHtml(toText(className))}">${tag}</span>` : tag;
  },
  within,
  sort_by: (input, [order]) => withParameters(toText(input), { sort_by: toText(order) }),
  link_to_theme: linkTo,
};
