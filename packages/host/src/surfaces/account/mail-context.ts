import type { FastifyRequest } from 'fastify';
import { buyerOf, type Host, localPath, originOf } from '../../gate/host.ts';
import type { AccountMail } from './account-mail.ts';

/** Origin of the links in a mail that a request triggers, and the mail's language. */
export function mailContext(host: Host, request: FastifyRequest): Pick<AccountMail, 'account' | 'locale'> {
  return {
    account: originOf(host, request) + localPath(host, request, '/account'),
    locale: buyerOf(host, request).locale,
  };
}
