import type { FastifyRequest } from 'fastify';
import { type Host, translator } from '../../gate/host.ts';
import type { FormResult } from '../../liquid/services.ts';
import { isLiveToken } from '../../shop/accounts/mail-tokens.ts';
import { accountErrors, refused } from './errors.ts';

const LINK = /^\/account\/(reset|activate)\/(\d{1,16})\/([^/]+)\/?$/;

/**
 * The page behind the link of a mail: what its form would answer, when the link is used up or too old, before anybody has typed a
 * password for nothing. By form id; empty for every other page, and while the link is good.
 */
export async function deadLink(host: Host, request: FastifyRequest, path: string): Promise<Map<string, FormResult>> {
  const [, purpose, id, token = ''] = LINK.exec(path) ?? [];
  if (purpose !== 'reset' && purpose !== 'activate') return new Map();
  const link = { purpose, customerId: Number(id), token } as const;
  if (await isLiveToken(host.store, link, new Date(host.now()))) return new Map();
  const errors = accountErrors({ code: 'invalid_token' }, translator(host, request));
  return new Map([[`${purpose}_customer_password`, refused(errors)]]);
}
