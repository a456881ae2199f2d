import type { FastifyRequest } from 'fastify';
import { type Host, translator } from '../../gate/host.ts';
import { tooMany } from '../../gate/rate-limit.ts';
import { wantsJson } from '../../http/negotiation.ts';
import type { FormResult } from '../../liquid/services.ts';
import { refused } from './errors.ts';

/** The form error for too many attempts; JSON requests are answered with 429. */
export function tooManyTries(host: Host, request: FastifyRequest, values: Record<string, string> = {}): FormResult {
  if (wantsJson(request)) throw tooMany();
  return refused({ form: [translator(host, request)('shopify.errors.too_many_tries', {})] }, values);
}
