import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { checkoutTexts } from '../checkout/checkout-texts.ts';
import { countriesIn } from '../checkout/countries.ts';
import { SHOPIFY_COMMON } from './common.ts';
import { CONSENT_API } from './consent.ts';
import { MEDIA_UI } from './media-ui.ts';

/** By the last part of their address. */
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['shopify_common.js', SHOPIFY_COMMON],
  ['customer_area.js', SHOPIFY_COMMON],
  ['consent-tracking-api.js', CONSENT_API],
  ['media-ui.js', MEDIA_UI],
]);

const DAY = 'public, max-age=86400';

/** What the platform itself serves to themes, as far as they need it: `/cdn/shopifycloud/…` (docs/platform.md: content_for_header). */
export function servePlatformScripts(app: FastifyInstance): void {
  const byLanguage = new Map<string, string>();
  // In English, or with `?locale=fr` in a language the checkout speaks.
  const config = { public: 'they are the platform’s, the same in every shop' };
  app.get('/cdn/shopifycloud/host/countries.json', { config }, async (request, reply) => {
    const texts = checkoutTexts({ locales: [] }, queryOf(request).get('locale') ?? '');
    const known =
      byLanguage.get(texts.language) ??
      JSON.stringify(
        countriesIn(texts).map(({ code, provinces, provinceLabel, zipLabel }) => ({
          code,
          provinces,
          provinceLabel,
          zipLabel,
        })),
      );
    byLanguage.set(texts.language, known);
    return reply.header('cache-control', DAY).type('application/json; charset=utf-8').send(known);
  });
  app.get<{ Params: { '*': string } }>('/cdn/shopifycloud/*', { config }, async (request, reply) => {
    const name = request.params['*'].split('/').at(-1) ?? '';
    const script = SCRIPTS.get(name);
    if (script === undefined) throw new RequestError(404, 'The platform serves no such script here.');
    return reply.header('cache-control', DAY).type('text/javascript; charset=utf-8').send(script);
  });
}
