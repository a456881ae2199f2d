import type { FastifyRequest } from 'fastify';
import { asText, type Fields } from '../../gate/brackets.ts';
import { RequestError } from '../../gate/errors.ts';
import { backPath, type Host, pageRequest } from '../../gate/host.ts';
import { hostnameOf, shopLocales, splitLocale } from '../../gate/locale.ts';
import { sectionIds } from '../pages/section-query.ts';

/** Sections rendered with the answer to a cart change (docs/platform.md: bundled sections). */
export interface BundledSections {
  ids: string[];
  /** Path and query of the page they belong to, with its locale prefix. */
  url: string;
}

/** Reads `sections` and `sections_url`. Null: none requested. Throws the 400 answer when they are invalid. */
export function bundledSections(host: Host, request: FastifyRequest, fields: Fields): BundledSections | null {
  const ids = sectionIds(fields);
  const requestedUrl = asText(fields.sections_url);
  if (requestedUrl !== undefined && !/^\/(?![/\\])/.test(requestedUrl))
    throw new RequestError(400, "sections_url must start with '/'.");
  if (ids.length === 0) return null;
  return { ids, url: requestedUrl ?? backPath(host, request) ?? '/' };
}

/** Renders them as the page at their address would, with the cart as it is after the change. */
export async function renderBundled(
  host: Host,
  request: FastifyRequest,
  bundled: BundledSections,
  cartToken: string | null,
): Promise<Record<string, string | null>> {
  const { url } = splitLocale(bundled.url, shopLocales(host.shop()), hostnameOf(request.headers.host));
  // Joined, not resolved: a path that begins with two slashes is no other host.
  const { pathname, searchParams } = new URL(`http://shop.invalid${url}`);
  const target = { path: pathname, query: searchParams, cartToken };
  return host.pages.renderSections(await pageRequest(host, request, target), bundled.ids);
}
