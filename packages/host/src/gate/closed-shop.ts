import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsJson } from '../http/negotiation.ts';
import { RequestError } from './errors.ts';
import { type Host, localPath } from './host.ts';
import { sendTo } from './location.ts';

/** The cookie of a visitor who has entered the shop's password. */
export const PASSWORD_COOKIE = 'storefront_digest';

/** What the cookie holds for a password: the same on every node of the shop. */
export function passwordDigest({ passwordSecret }: Pick<Host, 'passwordSecret'>, password: string): Buffer {
  return createHmac('sha256', passwordSecret).update(password).digest();
}

export function isSameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether the shop has a password and this visitor has not typed it (docs/platform.md: routes). */
export function isClosedTo(host: Host, request: FastifyRequest): boolean {
  const { password } = host.shop();
  if (password === null) return false;
  const shown = Buffer.from(request.cookies[PASSWORD_COOKIE] ?? '', 'base64url');
  return !isSameDigest(shown, passwordDigest(host, password));
}

/** Answers a visitor of a closed shop: pages redirect to the password page, data requests throw the 401 answer. */
export function turnAway(host: Host, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isVisit(request)) throw new RequestError(401, 'This shop is closed. Its password page opens it.');
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  return sendTo(reply, localPath(host, request, '/password'), isForm ? 303 : 302);
}

/** Whether a browser goes to a page, and not a script or a program to data: only a page may be answered by another page. */
function isVisit(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  if (wantsJson(request)) return false;
  const [path = '', query = ''] = request.url.split('?', 2);
  return !/\.(?:atom|oembed|xml)$/.test(path) && !/(?:^|&)section(?:_id|s)\b/.test(query);
}
