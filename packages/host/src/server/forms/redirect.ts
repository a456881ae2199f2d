import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormResult } from '../flash.ts';
import { sendTo } from '../gate/location.ts';
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
  return sendTo(reply, localPath(host, request, path), 303);
}
