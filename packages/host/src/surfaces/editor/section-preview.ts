import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { pagePreview } from '../../gate/previews/preview-of.ts';
import { readSamples } from '../../shop/theme-edits/read-samples.ts';
import { presetTheme } from '../../theme/edits/preset-theme.ts';
import { draftRequest } from './draft-request.ts';
import { presetSection } from './preset-section.ts';
import { withSelection } from './with-selection.ts';

/**
 * `GET /editor/preview/section?draft={id}&type=hero&preset=0[&page=/path]`: a page with one section alone, as the editor adds a preset of it,
 * for a small picture. Without `preset` the section has the defaults of its settings.
 */
export function serveSectionPreview(scope: FastifyInstance, host: Host): void {
  scope.get('/editor/preview/section', async (request, reply) => {
    const query = queryOf(request);
    const draft = await host.drafts.get(query.get('draft') ?? '');
    if (!draft) throw new RequestError(404, 'The shop does not know this draft any more.');
    const preset = query.get('preset');
    const index = preset === null || preset === '' ? null : Number(preset);
    const plain = pagePreview(draft);
    const source = { theme: plain.theme, shop: host.shop(), samples: await readSamples(host.store.db, host.now()) };
    const section = presetSection(source, query.get('type') ?? '', index);
    if (!section) throw new RequestError(404, 'The theme has no such section, or the section has no such preset.');
    const page = query.get('page') ?? '/';
    const preview = { ...plain, theme: presetTheme(plain.theme, section), isVisual: true };
    const asked = await draftRequest(host, request, { draft, page: page.startsWith('/') ? page : '/', preview });
    const { status, contentType, body } = await host.pages.renderPage(asked);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "frame-ancestors 'self'")
      .type(contentType)
      .send(withSelection(body));
  });
}
