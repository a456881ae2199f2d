import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from './errors.ts';
import { type Host, pageRequest } from './host.ts';

/** `?section_id=a`: the HTML of one section, or 404. */
export async function sendSection(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: URLSearchParams,
) {
  const id = query.get('section_id') ?? '';
  const rendered = await host.pages.renderSections(await pageRequest(host, request, { path, query }), [id]);
  const section = rendered[id];
  if (typeof section !== 'string') throw new RequestError(404, 'There is no such section.');
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(section);
}
