import type { FastifyRequest } from 'fastify';
import { asText, type Fields } from '../../gate/brackets.ts';
import { backPath, type Host, localPath } from '../../gate/host.ts';
import { safePath } from '../../gate/location.ts';

/** The target that an account form, or the page it was on, names (`return_to`, `checkout_url`). */
function requestedPath(host: Host, request: FastifyRequest, fields: Fields): string | undefined {
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

/** Redirect target of an account form: the one it or its page names, or `fallback`. */
export function afterLogin(host: Host, request: FastifyRequest, fields: Fields, fallback: string): string {
  return safePath(requestedPath(host, request, fields), localPath(host, request, fallback));
}

/** The page of a form that was refused, which still knows where it shall lead. */
export function formPage(host: Host, request: FastifyRequest, fields: Fields, page: string): string {
  const target = safePath(requestedPath(host, request, fields), '');
  return target === '' ? page : `${page}?return_to=${encodeURIComponent(target)}`;
}
