import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult } from '../flash.ts';
import { flash, type Host, localPath } from '../host.ts';

/** Goes to a page of the shop (without its locale prefix), which shows once what became of the form. */
export function redirectWith(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  formId: string,
  result: FormResult,
): FastifyReply {
  flash(host, reply, formId, result);
  return reply.header('cache-control', 'no-store').redirect(localPath(host, request, path), 303);
}
