import type { FastifyRequest } from 'fastify';
import { cartToken, countryCookie, sessionToken } from '../../gate/cookies.ts';
import { countryAt, type Host, mainOriginOf, originOf } from '../../gate/host.ts';
import { hostnameOf, shopLocales, splitLocale } from '../../gate/locale.ts';
import type { Draft } from '../../gate/previews/drafts.ts';
import { draftCookies } from '../../gate/previews/preview-of.ts';
import type { PagePreview } from '../../rendering/page-preview.ts';
import type { PageRequest } from '../../rendering/page-request.ts';
import { sessionCustomerId } from '../../shop/customers/customers.ts';

/** A page as the visitor of a draft's preview would open it. `page`: path and query with the language's prefix. */
export async function draftRequest(
  host: Host,
  request: FastifyRequest,
  { draft, page, preview }: { draft: Draft; page: string; preview: PagePreview },
): Promise<PageRequest> {
  const { url, at } = splitLocale(page, shopLocales(host.shop()), hostnameOf(request.headers.host));
  const address = new URL(url, 'http://shop.invalid');
  const visitor = { cookies: draftCookies(draft) };
  const customer =
    draft.view.customer ?? (await sessionCustomerId(host.store, sessionToken(visitor), new Date(host.now())));
  return {
    origin: originOf(host, request),
    path: address.pathname,
    query: address.searchParams,
    locale: at.locale,
    rootUrl: at.rootUrl,
    ...(at.place ? { place: at.place, mainOrigin: mainOriginOf(host, request) } : {}),
    country: countryAt(host, at, countryCookie(visitor)),
    cartToken: cartToken(visitor),
    customerId: customer,
    formResults: new Map(),
    designMode: true,
    preview,
  };
}
