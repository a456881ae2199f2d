import type { FastifyRequest } from 'fastify';
import { asText, type Fields } from '../brackets.ts';
import { backPath, type Host, localPath } from '../host.ts';
import { safePath } from '../return-to.ts';

/** Where a form of the account leads: what it asks for (`return_to`, `checkout_url`), what its page was asked for, or `fallback`. */
export function afterLogin(host: Host, request: FastifyRequest, fields: Fields, fallback: string): string {
  const back = backPath(host, request);
  const wanted = back === undefined ? null : new URL(`http://shop.invalid${back}`).searchParams.get('return_to');
  return safePath(
    asText(fields.return_to) ?? asText(fields.checkout_url) ?? wanted ?? undefined,
    localPath(host, request, fallback),
  );
}
