import type { FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText } from '../../gate/brackets.ts';
import type { Host } from '../../gate/host.ts';
import { safePath } from '../../gate/location.ts';

/** The page of the account that shows what became of a form: what its `return_to` names, else the start of the account. Without the locale prefix. */
export function pageOfForm(host: Host, request: FastifyRequest): string {
  const { rootUrl } = host.locales.of(request.raw);
  const wanted = safePath(asText(bodyFields(request).return_to), '/account');
  const path = wanted.startsWith(rootUrl) ? `/${wanted.slice(rootUrl.length)}` : wanted;
  return /^\/account(?=[/?#]|$)/.test(path) ? path : '/account';
}
