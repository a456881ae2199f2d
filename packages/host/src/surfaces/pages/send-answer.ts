import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../gate/host.ts';
import { ownBody } from '../../http/own-body.ts';
import type { PageAnswer } from '../../rendering/page-answer.ts';

/** Sends a page that is no redirect. */
export function sendAnswer(reply: FastifyReply, { status, headers, body, isOwn }: PageAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(isOwn && Buffer.isBuffer(body) ? ownBody(reply, body) : (body ?? ''));
}

/** Sends a page that its address alone decides: found in the cache, it is answered before the framework from then on. */
export function sendShared(host: Host, request: FastifyRequest, reply: FastifyReply, page: PageAnswer): FastifyReply {
  host.directAnswers?.follow(request, page);
  return sendAnswer(reply, page);
}
