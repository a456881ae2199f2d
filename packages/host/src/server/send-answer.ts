import type { FastifyReply } from 'fastify';
import { ownBody } from './own-body.ts';
import type { PageAnswer } from './pages.ts';

/** Sends a page that is no redirect. */
export function sendAnswer(reply: FastifyReply, { status, headers, body, isOwn }: PageAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(isOwn && Buffer.isBuffer(body) ? ownBody(reply, body) : (body ?? ''));
}
