import type { FastifyInstance } from 'fastify';
import { createAddressBudget } from '../../gate/address-budget.ts';
import { bodyFields } from '../../gate/bodies.ts';
import { codeGuesses } from '../../gate/code-guesses.ts';
import { setCartCookie } from '../../gate/cookies.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, isSecure, localPath } from '../../gate/host.ts';
import { sendTo } from '../../gate/location.ts';
import { tooMany } from '../../gate/rate-limit.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { accountLimits } from '../account/limits.ts';
import type { Query } from './run-query.ts';

/** What one address may ask: a headless shop's server asks for all its visitors. */
const RATE = { perMinute: 1200, perDay: 500_000 };
const LARGEST_BODY = 128 * 1024;

/** Any site may ask: an answer holds nothing that a cookie says. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, accept, accept-language, x-shopify-storefront-access-token, x-shopify-storefront-buyer-ip, x-sdk-variant, x-sdk-variant-source, x-sdk-version, custom-storefront-request-group-id',
  'access-control-max-age': '86400',
};

function queryIn(body: Record<string, unknown>): Query {
  const { query, variables = {}, operationName } = body;
  if (typeof query !== 'string' || query.trim() === '') throw new RequestError(400, 'The body needs a "query" text.');
  if (variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw new RequestError(400, '"variables" is no object.');
  return {
    query,
    variables: { ...(variables as Record<string, unknown> | null) },
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

/** The platform's Storefront API: `POST /api/{version}/graphql.json` (docs/storefront-api.md), and where `checkoutUrl` of its carts leads. */
export function serveStorefrontApi(app: FastifyInstance, host: Host): void {
  const budget = createAddressBudget(host.budgets('storefront API', RATE));
  const limits = { accounts: accountLimits(host), codes: codeGuesses(host) };
  const paths = ['/api/:version/graphql.json', '/api/:version/graphql'];
  for (const path of paths) {
    app.options(path, async (_request, reply) => reply.headers(CORS).code(204).send());
    app.post(path, { bodyLimit: LARGEST_BODY, config: { crossOrigin: true } }, async (request, reply) => {
      reply.headers(CORS).header('cache-control', 'no-store').type('application/json; charset=utf-8');
      if (!budget.take(request.ip)) throw tooMany();
      // Loaded when it is first asked for: most shops have no headless front.
      const { runQuery } = await import('./run-query.ts');
      return JSON.stringify(await runQuery(host, request, reply, queryIn(bodyFields(request)), limits));
    });
  }
  app.get<{ Params: { token: string } }>(
    '/cart/c/:token',
    { config: { changes: 'any link' } },
    async (request, reply) => {
      const cart = await readCart(host.store, request.params.token);
      if (!cart) throw new RequestError(404, 'There is no such cart.');
      setCartCookie(reply, cart.token, isSecure(host));
      reply.header('cache-control', 'no-store');
      return sendTo(reply, localPath(host, request, '/checkout'), 302);
    },
  );
}
