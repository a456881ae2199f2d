import type { FastifyRequest } from 'fastify';
import type { FormResult } from '../flash.ts';
import { type Host, translator } from '../host.ts';
import { wantsJson } from '../negotiation.ts';
import { tooMany } from '../rate-limit.ts';
import { refused } from './errors.ts';

/** What a form of the account shows where there were too many; whoever asked for JSON is answered 429. */
export function tooManyTries(host: Host, request: FastifyRequest, values: Record<string, string> = {}): FormResult {
  if (wantsJson(request)) throw tooMany();
  return refused({ form: [translator(host, request)('shopify.errors.too_many_tries', {})] }, values);
}
