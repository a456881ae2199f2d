import type { FastifyRequest } from 'fastify';
import { buyerOf, type Host, localPath, originOf } from '../../gate/host.ts';
import type { AccountMail } from './account-mail.ts';

/** Where the links of a mail lead that a request asks for, and in which language it is written. */
export function mailContext(host: Host, request: FastifyRequest): Pick<AccountMail, 'account' | 'locale'> {
  return {
    account: originOf(host, request) + localPath(host, request, '/account'),
    locale: buyerOf(host, request).locale,
  };
}
