import type { FileImage } from '../shop/types.ts';

/** Where addresses start: the host for files, the root for pages. */
export interface Base {
  host: string;
  /** Ends in `/`. */
  rootUrl: string;
  /** The shop's, for times in JSON: `America/Toronto`. */
  timezone: string;
}

/** `//host`, or nothing for texts that belong to no host (style sheets). */
export const hostUrl = (base: { host: string }): string => (base.host === '' ? '' : `//${base.host}`);

/** `//host/cdn/shop/files/{name}?v={version}` (docs/platform.md: image URLs) */
export function fileUrl(base: Base, name: string, version: string): string {
  return `${hostUrl(base)}/cdn/shop/files/${encodeURIComponent(name)}${version ? `?v=${version}` : ''}`;
}

export const imageUrl = (base: Base, image: FileImage): string => fileUrl(base, image.name, image.version);
export const productUrl = (base: Base, handle: string): string =>
  `${base.rootUrl}products/${encodeURIComponent(handle)}`;
export const collectionUrl = (base: Base, handle: string): string =>
  `${base.rootUrl}collections/${encodeURIComponent(handle)}`;
export const pageUrl = (base: Base, handle: string): string => `${base.rootUrl}pages/${encodeURIComponent(handle)}`;
export const blogUrl = (base: Base, handle: string): string => `${base.rootUrl}blogs/${encodeURIComponent(handle)}`;
export const articleUrl = (base: Base, blog: string, handle: string): string =>
  `${blogUrl(base, blog)}/${encodeURIComponent(handle)}`;
export const policyUrl = (base: Base, handle: string): string =>
  `${base.rootUrl}policies/${encodeURIComponent(handle)}`;
export const metaobjectUrl = (base: Base, type: string, handle: string): string =>
  `${base.rootUrl}pages/${encodeURIComponent(type)}/${encodeURIComponent(handle)}`;

/** `//host/cdn/static/images/flags/ca.svg`: the flag of a country by its ISO 3166-1 alpha-2 code. */
export const flagUrl = (base: { host: string }, iso: string): string =>
  `${hostUrl(base)}/cdn/static/images/flags/${iso.toLowerCase()}.svg`;
