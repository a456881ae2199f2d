import type { FastifyRequest } from 'fastify';
import { asText, type Fields } from '../../gate/brackets.ts';
import { backPath, type Host, localPath } from '../../gate/host.ts';
import { safePath } from '../../gate/location.ts';

/** What a form of the account asks for (`return_to`, `checkout_url`), or its page was asked for. */
function wantedPath(host: Host, request: FastifyRequest, fields: Fields): string | undefined {
  const back = backPath(host, request);
  const page = back === undefined ? null : new URL(`http://shop.invalid${back}`).searchParams;
  return (
    asText(fields.return_to) ??
    asText(fields.checkout_url) ??
    page?.get('return_to') ??
    page?.get('checkout_url') ??
    undefined
  );
}

/** Where a form of the account leads: what it or its page was asked for, or `fallback`. */
export function afterLogin(host: Host, request: FastifyRequest, fields: Fields, fallback: string): string {
  return safePath(wantedPath(host, request, fields), localPath(host, request, fallback));
}

/** The page of a form that was refused, which still knows where it shall lead. */
export function formPage(host: Host, request: FastifyRequest, fields: Fields, page: string): string {
  const wanted = safePath(wantedPath(host, request, fields), '');
  return wanted === '' ? page : `${page}?return_to=${encodeURIComponent(wanted)}`;
}
