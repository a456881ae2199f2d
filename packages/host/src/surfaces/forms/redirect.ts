import type { FastifyReply, FastifyRequest } from 'fastify';
import { flash, type Host, localPath } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import type { FormResult } from '../../liquid/services.ts';

/** Goes to a page of the shop (without its locale prefix), which shows once what became of the form. */
export async function redirectWith(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  formId: string,
  result: FormResult,
): Promise<FastifyReply> {
  await flash(host, reply, formId, result);
  return sendTo(reply, localPath(host, request, path), 303);
}
