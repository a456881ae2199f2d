import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import { fontSpecifier } from '../../liquid/fonts.ts';
import { installedFile } from '../../theme/installed-fonts.ts';

/** Files of the families the font picker offers for self-hosting, at the addresses `font_face` and `font_url` print. */
export function serveFonts(app: FastifyInstance): void {
  const config = { public: 'the password page is set in them' };
  app.get('/cdn/fonts/:family/:file', { config }, async (request, reply) => {
    const specifier = fontSpecifier(request.url.split('?')[0] ?? '');
    const path = specifier && installedFile(specifier);
    if (!specifier || !path) throw new RequestError(404, 'There is no such font.');
    const file = await readFile(path);
    reply.type(specifier.endsWith('.woff2') ? 'font/woff2' : 'font/woff');
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.send(file);
  });
}
