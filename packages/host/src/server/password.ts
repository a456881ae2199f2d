import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from './account/errors.ts';
import { bodyFields } from './bodies.ts';
import { asText } from './brackets.ts';
import { redirectWith } from './forms/redirect.ts';
import { type Host, isSecure, localPath, translator } from './host.ts';
import { createRateLimit } from './rate-limit.ts';
import { safePath } from './return-to.ts';

const COOKIE = 'storefront_digest';

/** Of this process: after a restart visitors of a closed shop type the password again. */
const SECRET = randomBytes(32);

function digestOf(password: string): Buffer {
  return createHmac('sha256', SECRET).update(password).digest();
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Addresses that answer although the shop is closed. */
const OPEN = /^\/(?:password|robots\.txt|checkouts\/|orders\/)/;

/** Where a visitor of a closed shop has to go first; null when the shop is open to them (contract §8.1). */
export function passwordGate(host: Host, request: FastifyRequest, path: string): string | null {
  const { password } = host.shop();
  if (password === null) return path === '/password' ? localPath(host, request, '/') : null;
  const shown = Buffer.from(request.cookies[COOKIE] ?? '', 'base64url');
  const isIn = isSame(shown, digestOf(password));
  if (path === '/password') return isIn ? localPath(host, request, '/') : null;
  return isIn || OPEN.test(path) ? null : localPath(host, request, '/password');
}

/** The form of a closed shop's front door. */
export function servePassword(app: FastifyInstance, host: Host): void {
  const tries = createRateLimit(host.store, 'password', { tries: 60, windowMs: 60_000 }, host.now);
  app.post('/password', async (request, reply) => {
    const { password } = host.shop();
    const fields = bodyFields(request);
    const given = asText(fields.password) ?? '';
    await tries.count(request, 'password');
    if (password !== null && !isSame(digestOf(given), digestOf(password))) {
      const errors = { form: [translator(host, request)('shopify.errors.invalid', {})] };
      return redirectWith(host, request, reply, '/password', 'login_form', refused(errors));
    }
    if (password !== null) {
      const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(host) } as const;
      reply.setCookie(COOKIE, digestOf(password).toString('base64url'), cookie);
    }
    return reply
      .header('cache-control', 'no-store')
      .redirect(safePath(asText(fields.return_to), localPath(host, request, '/')), 303);
  });
}
