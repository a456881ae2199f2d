import cookie from '@fastify/cookie';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { acceptBodies } from './bodies.ts';
import { isClosedTo, turnAway } from './closed-shop.ts';
import { handleErrors } from './errors.ts';
import { addHeaders } from './headers.ts';
import type { Host } from './host.ts';
import type { createKnownHosts } from './known-host.ts';
import { LIVE_RELOAD_SCRIPT, reloadPages } from './live-reload.ts';
import { createPagePolicy } from './page-policy.ts';
import { enterPreview } from './previews/enter-preview.ts';
import { changePreviews, keepPreviewCookies } from './previews/preview-answers.ts';
import { type LinkChange, refuseCarelessVisit, refuseCrossSite } from './same-site.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why this route answers although the shop is closed. Without it, a closed shop answers with its password page. */
    public?: string;
    /** Pages of other sites may post here: the answer depends on no cookie, and changes nothing of the visitor's. */
    crossOrigin?: boolean;
    /** This GET changes something: not ahead of time, and only from the links named. */
    changes?: LinkChange;
  }
  interface FastifyInstance {
    /** Paths with side effects when linked from the shop's own pages: no redirect targets them. */
    changingPaths?: Set<string>;
  }
}

/** A route as it was registered. */
export interface GatedRoute {
  method: string;
  url: string;
  /** Why it answers in a closed shop; null where it does not. */
  public: string | null;
  changes: LinkChange | null;
}

const registered = new WeakMap<FastifyInstance, RouteOptions[]>();

/** Every route of a host that `installGate` has run on, for tests and campaigns that visit them all. */
export const routesOf = (app: FastifyInstance): readonly GatedRoute[] =>
  (registered.get(app) ?? []).flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .map((one) => ({ method: one, url, public: config?.public ?? null, changes: config?.changes ?? null })),
  );

/**
 * What each request passes, before any surface is registered. In this order:
 *
 * 1. **Address** (`locales.rewriteUrl`, before the route is found): one slash at its start, the language's prefix taken off.
 * 2. **Host name**: only names of this shop; others are answered with 421.
 * 3. **Same site**: a change comes from the shop's own pages.
 * 4. **Ahead of time**: a GET that changes something is not made by a prefetch.
 * 5. **Preview**: what the theme editor shows is told from a visitor's request, by the address or a header, and has cookies of its own.
 * 6. **Password page**: a closed shop answers nothing but what its routes declare as public, and previews.
 * 7. **Body**: its kind and its size, at most `BODY_LIMIT` or what the route says.
 *
 * Steps 2 to 6 are one hook: none of them waits, and a page from the cache pays for one call. Language, market and customer are facts of a
 * request, not conditions: `host.ts` reads them when a surface asks, once for each request, and `requireCustomer` is asked by those that need one.
 * What leaves passes `addHeaders`, and every redirect `sendTo`.
 */
export async function installGate(
  app: FastifyInstance,
  host: Host,
  refuseUnknownHost: ReturnType<typeof createKnownHosts>,
): Promise<void> {
  const routes: RouteOptions[] = [];
  registered.set(app, routes);
  const changingPaths = new Set<string>();
  app.decorate('changingPaths', changingPaths);
  app.addHook('onRoute', (route) => {
    if (route.config?.changes === 'own links') changingPaths.add(route.url);
    // As it is: a surface may declare all its routes by a hook of its own, which runs after this one.
    routes.push(route);
  });
  handleErrors(app, host.failed, (request) => host.locales.of(request.raw));
  const policyOf = createPagePolicy(host.reloadsPages ? [LIVE_RELOAD_SCRIPT] : []);
  changePreviews(app);
  if (host.reloadsPages) reloadPages(app);
  addHeaders(app, { ...host, policy: () => policyOf(host.theme.current()) });
  acceptBodies(app);
  await app.register(cookie);
  keepPreviewCookies(app, host);
  app.addHook('onRequest', (request, reply, next) => {
    refuseUnknownHost(request.raw);
    if (request.routeOptions.config.crossOrigin !== true) refuseCrossSite(request, host.publicOrigin);
    // RFC 9112 §6.1: the end of such a body cannot be found, so nothing after it can be trusted.
    if (request.raw.httpVersion === '1.0' && request.headers['transfer-encoding'] !== undefined)
      reply.header('connection', 'close');
    const { changes, public: reason } = request.routeOptions.config;
    if (changes !== undefined) refuseCarelessVisit(request, changes);
    const kind = enterPreview(host, request, reply);
    if (kind !== 'visitor') {
      kind.then((entered) => {
        if (entered === 'preview') next();
      }, next);
      return;
    }
    if (reason === undefined && isClosedTo(host, request)) turnAway(host, request, reply);
    else next();
  });
}
