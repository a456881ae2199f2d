import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import { type Host, pageClient, pageRequest } from '../../gate/host.ts';
import type { PageAnswer } from '../../rendering/page-answer.ts';

/** `?section_id=a`: the HTML of one section. @throws the 404 answer. */
export async function sectionAnswer(
  host: Host,
  request: FastifyRequest,
  path: string,
  query: URLSearchParams,
): Promise<PageAnswer> {
  const asked = await pageRequest(host, request, { path, query });
  const section = await host.pages.section(asked, query.get('section_id') ?? '', pageClient(host, request));
  if (!section) throw new RequestError(404, 'There is no such section.');
  return section;
}
