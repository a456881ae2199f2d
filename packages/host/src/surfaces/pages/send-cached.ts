import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Host, pageClient, pageRequest } from '../../gate/host.ts';
import { jsonType } from '../../http/negotiation.ts';
import type { Reader } from '../../rendering/rows/reader.ts';
import { sendShared } from './send-answer.ts';

/** What everyone may have of an address. */
export interface Cacheable<T> {
  /** What of the query the answer depends on, as it was understood. */
  query?: URLSearchParams;
  /** Reads all its data from the reader; its errors are passed to the visitor. */
  make(reader: Reader): Promise<T>;
}

/** Sends JSON cached as pages are, with the type of its suffix. */
export async function sendCachedJson(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { query, make }: Cacheable<object>,
): Promise<FastifyReply> {
  const text = { query, make: async (reader: Reader) => JSON.stringify(await make(reader)) };
  return sendCachedText(host, request, reply, { ...text, contentType: jsonType(request) });
}

/** Sends a text that is cached as pages are. */
export async function sendCachedText(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { query = new URLSearchParams(), contentType, make }: Cacheable<string> & { contentType: string },
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '/';
  const asked = await pageRequest(host, request, { path, query });
  return sendShared(
    host,
    request,
    reply,
    await host.pages.text(asked, pageClient(host, request), { contentType, make }),
  );
}
