import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { foldFields } from '../../gate/brackets.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, pageClient, pageRequest, takeFlash } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { wantsJson } from '../../http/negotiation.ts';
import { deadLink } from '../account/dead-link.ts';
import { sendCart } from '../cart/routes.ts';
import { sectionAnswer } from './section-answer.ts';
import { sectionIds } from './section-query.ts';
import { sendShared } from './send-answer.ts';

/** All pages of the shop and their sections (docs/platform.md: section rendering, routes): the theme's templates decide which exist. */
export function serveStorefront(app: FastifyInstance, host: Host): void {
  app.get('/robots.txt', { config: { public: 'search engines ask for it before anything else' } }, (request, reply) =>
    sendPage(host, request, reply, '/robots.txt', new URLSearchParams()),
  );
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/cdn/') || path.startsWith('/_host/')) {
      throw new RequestError(404, 'There is nothing at this address.');
    }
    const query = queryOf(request);
    if (query.has('section_id'))
      return sendShared(host, request, reply, await sectionAnswer(host, request, path, query));
    if (query.has('sections') || query.has('sections[]')) return sendSections(host, request, reply, path, query);
    if (path === '/cart' && wantsJson(request)) return sendCart(host, request, reply);
    return sendPage(host, request, reply, path, query);
  });
}

/** Renders a page, with the result of a form where one was just posted. */
export async function sendPage(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: URLSearchParams,
) {
  const formResults = new Map([...(await deadLink(host, request, path)), ...(await takeFlash(host, request, reply))]);
  const asked = await pageRequest(host, request, { path, query, formResults });
  const page = await host.pages.page(asked, pageClient(host, request));
  if (page.redirect !== undefined) return sendTo(reply, page.redirect, page.status === 301 ? 301 : 302);
  return sendShared(host, request, reply, page);
}

/** `?sections=a,b`: JSON by id, null for one that does not exist. */
async function sendSections(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: URLSearchParams,
) {
  const ids = sectionIds(foldFields(query));
  const asked = await pageRequest(host, request, { path, query });
  return sendShared(host, request, reply, await host.pages.sections(asked, ids, pageClient(host, request)));
}

/** Path of a request without its query, percent-encoded as it came. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
