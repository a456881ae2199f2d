import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveFonts } from './fonts.ts';

test.each([
  ['/cdn/fonts/instrument_serif/instrument_serif_i4.5.3.0.woff2', 200],
  ['/cdn/fonts/instrument_serif/instrument_serif_n4.5.3.0.woff', 200],
  ['/cdn/fonts/instrument_sans/instrument_sans_n7.5.3.0.woff2', 200],
  ['/cdn/fonts/instrument_serif/instrument_sans_n4.5.3.0.woff2', 404],
  ['/cdn/fonts/arial/arial_n4.5.3.0.woff2', 404],
  ['/cdn/fonts/instrument_serif/..%2f..%2fpackage.json', 404],
])('%s answers %i', async (url, status) => {
  const app = Fastify();
  serveFonts(app);
  app.setErrorHandler((error, _request, reply) =>
    reply.code((error as { statusCode?: number }).statusCode ?? 500).send(),
  );
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.rawPayload.subarray(0, 3).toString()).toBe('wOF');
  await app.close();
});
