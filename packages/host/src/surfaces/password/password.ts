import type { FastifyInstance } from 'fastify';
import { bodyFields, queryOf } from '../../gate/bodies.ts';
import { asText } from '../../gate/brackets.ts';
import { isClosedTo, isSameDigest, PASSWORD_COOKIE, passwordDigest } from '../../gate/closed-shop.ts';
import { type Host, isSecure, localPath, translator } from '../../gate/host.ts';
import { safePath, sendTo } from '../../gate/location.ts';
import { createRateLimit } from '../../gate/rate-limit.ts';
import { refused } from '../account/errors.ts';
import { redirectWith } from '../forms/redirect.ts';
import { sendPage } from '../pages/storefront.ts';

const config = { public: 'it is the password page' };

/** A closed shop's front door: its page, and its form. */
export function servePassword(app: FastifyInstance, host: Host): void {
  app.get('/password', { config }, (request, reply) =>
    isClosedTo(host, request)
      ? sendPage(host, request, reply, '/password', queryOf(request))
      : sendTo(reply, localPath(host, request, '/'), 302),
  );

  const tries = createRateLimit(host.store, 'password', { tries: 60, windowMs: 60_000 }, host.now);
  app.post('/password', { config }, async (request, reply) => {
    const { password } = host.shop();
    const fields = bodyFields(request);
    const given = asText(fields.password) ?? '';
    await tries.count(request, 'password');
    if (password !== null && !isSameDigest(passwordDigest(host, given), passwordDigest(host, password))) {
      const errors = { form: [translator(host, request)('shopify.errors.invalid', {})] };
      return redirectWith(host, request, reply, '/password', 'login_form', refused(errors));
    }
    if (password !== null) {
      const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(host) } as const;
      reply.setCookie(PASSWORD_COOKIE, passwordDigest(host, password).toString('base64url'), cookie);
    }
    return sendTo(reply, safePath(asText(fields.return_to), localPath(host, request, '/')), 303);
  });
}
