import type { FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText } from '../../gate/brackets.ts';
import type { Host } from '../../gate/host.ts';
import { safePath } from '../../gate/location.ts';

/** The account page that shows a form's result: the one its `return_to` names, else the account's start page. Without the locale prefix. */
export function pageOfForm(host: Host, request: FastifyRequest): string {
  const { rootUrl } = host.locales.of(request.raw);
  const target = safePath(asText(bodyFields(request).return_to), '/account');
  const path = target.startsWith(rootUrl) ? `/${target.slice(rootUrl.length)}` : target;
  return /^\/account(?=[/?#]|$)/.test(path) ? path : '/account';
}
