import type { FastifyInstance } from 'fastify';
import { countries } from '../shop/countries.ts';
import { RequestError } from './errors.ts';
import { SHOPIFY_COMMON } from './platform-scripts/common.ts';

const DAY = 'public, max-age=86400';

/** What the platform itself serves to themes, as far as they need it: `/cdn/shopifycloud/…` (contract §8.2). */
export function servePlatformScripts(app: FastifyInstance): void {
  let countriesJson: string | undefined;
  app.get('/cdn/shopifycloud/host/countries.json', async (_request, reply) => {
    countriesJson ??= JSON.stringify(
      countries().map(({ code, provinces, provinceLabel, zipLabel }) => ({ code, provinces, provinceLabel, zipLabel })),
    );
    return reply.header('cache-control', DAY).type('application/json; charset=utf-8').send(countriesJson);
  });
  app.get<{ Params: { '*': string } }>('/cdn/shopifycloud/*', async (request, reply) => {
    const name = request.params['*'].split('/').at(-1) ?? '';
    if (name !== 'shopify_common.js' && name !== 'customer_area.js') {
      throw new RequestError(404, 'The platform serves no such script here.');
    }
    return reply.header('cache-control', DAY).type('text/javascript; charset=utf-8').send(SHOPIFY_COMMON);
  });
}
