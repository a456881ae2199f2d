import type { FastifyRequest } from 'fastify';
import { type Host, translator } from '../../gate/host.ts';
import type { FormResult } from '../../liquid/services.ts';
import { isLiveToken } from '../../shop/accounts/mail-tokens.ts';
import { accountErrors, refused } from './errors.ts';

const LINK = /^\/account\/(reset|activate)\/(\d{1,16})\/([^/]+)\/?$/;

/**
 * Form results for the page behind a mail's link when the link is used or expired, so that nobody enters a password in vain. By form id;
 * empty for other pages, and while the link is valid.
 */
export async function deadLink(host: Host, request: FastifyRequest, path: string): Promise<Map<string, FormResult>> {
  const [, purpose, id, token = ''] = LINK.exec(path) ?? [];
  if (purpose !== 'reset' && purpose !== 'activate') return new Map();
  const link = { purpose, customerId: Number(id), token } as const;
  if (await isLiveToken(host.store, link, new Date(host.now()))) return new Map();
  const errors = accountErrors({ code: 'invalid_token' }, translator(host, request));
  return new Map([[`${purpose}_customer_password`, refused(errors)]]);
}
