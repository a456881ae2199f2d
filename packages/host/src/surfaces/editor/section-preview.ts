import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { pagePreview } from '../../gate/previews/preview-of.ts';
import { presetTheme } from '../../theme/edits/preset-theme.ts';
import { draftRequest } from './draft-request.ts';

/**
 * `GET /editor/preview/section?draft={id}&type=hero&preset=0[&page=/path]`: a page with one section alone, as a preset of it begins, for a
 * small picture. Without `preset` the section has the defaults of its settings.
 */
export function serveSectionPreview(scope: FastifyInstance, host: Host): void {
  scope.get('/editor/preview/section', async (request, reply) => {
    const query = queryOf(request);
    const draft = host.drafts.get(query.get('draft') ?? '');
    if (!draft) throw new RequestError(404, 'The shop does not know this draft any more.');
    const preset = query.get('preset');
    const index = preset === null || preset === '' ? null : Number(preset);
    const plain = pagePreview(draft);
    const theme = presetTheme(plain.theme, query.get('type') ?? '', index);
    if (!theme) throw new RequestError(404, 'The theme has no such section, or the section has no such preset.');
    const page = query.get('page') ?? '/';
    const preview = { ...plain, theme, isVisual: true };
    const asked = await draftRequest(host, request, { draft, page: page.startsWith('/') ? page : '/', preview });
    const { status, contentType, body } = await host.pages.renderPage(asked);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "frame-ancestors 'self'")
      .type(contentType)
      .send(body);
  });
}
