import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { paymentBadge } from '@vitrine/liquid/platform/payment-badge.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { checkoutTexts } from '../checkout/checkout-texts.ts';
import { countriesIn } from '../checkout/countries.ts';
import { AJAX_API } from './ajax-api.ts';
import { SHOPIFY_COMMON } from './common.ts';
import { CONSENT_API } from './consent.ts';
import { currencies } from './currencies.ts';
import { MEDIA_UI } from './media-ui.ts';
import { OPTION_SELECTION } from './option-selection.ts';

/** By the last part of their address. */
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['shopify_common.js', SHOPIFY_COMMON],
  ['customer_area.js', SHOPIFY_COMMON],
  ['option_selection.js', OPTION_SELECTION],
  ['api.jquery.js', AJAX_API],
  ['consent-tracking-api.js', CONSENT_API],
  ['media-ui.js', MEDIA_UI],
]);

const DAY = 'public, max-age=86400';

/** Tables and forms of account pages, for themes that bring no style of their own. */
const CUSTOMER_CSS =
  '.errors{color:#b00020}label{display:block}table{width:100%;border-collapse:collapse}td,th{padding:.5em;text-align:left}';

const { resolve } = createRequire(import.meta.url);

/** `new QRCode(element, { text, width, height })`, which pages of gift cards call. */
const qrCode = (): Promise<string> => readFile(resolve('qrcodejs/qrcode.min.js'), 'utf8');

function flagFile(code: string): string | undefined {
  try {
    return resolve(`flag-icons/flags/4x3/${code}.svg`);
  } catch {
    return undefined;
  }
}

/** What the platform itself serves to themes, as far as they need it: `/cdn/shopifycloud/…` (docs/platform.md: content_for_header). */
export function servePlatformScripts(app: FastifyInstance, host: Pick<Host, 'shop'>): void {
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
  const picture = (reply: FastifyReply, svg: string | Buffer) =>
    reply
      .header('cache-control', DAY)
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(svg);
  app.get<{ Params: { file: string } }>('/cdn/static/images/flags/:file', { config }, async (request, reply) => {
    const code = /^([a-z]{2})\.svg$/.exec(request.params.file)?.[1];
    const file = code && flagFile(code);
    if (!file) throw new RequestError(404, 'There is no such flag.');
    return picture(reply, await readFile(file));
  });
  app.get<{ Params: { file: string } }>(
    '/cdn/shopifycloud/storefront/assets/payment_icons/:file',
    { config },
    async (request, reply) => {
      const type = /^([a-z0-9_]{1,40})\.svg$/.exec(request.params.file)?.[1];
      if (type === undefined) throw new RequestError(404, 'There is no such picture.');
      return picture(reply, paymentBadge(type, ''));
    },
  );
  app.get<{ Params: { '*': string } }>('/cdn/shopifycloud/*', { config }, async (request, reply) => {
    const name = request.params['*'].split('/').at(-1) ?? '';
    if (name === 'customer.css')
      return reply.header('cache-control', DAY).type('text/css; charset=utf-8').send(CUSTOMER_CSS);
    const script =
      name === 'qrcode.js' ? await qrCode() : name === 'currencies.js' ? currencies(host.shop()) : SCRIPTS.get(name);
    if (script === undefined) throw new RequestError(404, 'The platform serves no such script here.');
    return reply.header('cache-control', DAY).type('text/javascript; charset=utf-8').send(script);
  });
}
