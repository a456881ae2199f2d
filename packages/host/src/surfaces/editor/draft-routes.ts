import { DraftBody, type RenderAnswer, RenderBody } from '@vitrine/contract/editor/calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { type Draft, LARGEST_DRAFT } from '../../gate/previews/drafts.ts';
import { withPreviewScript } from '../../gate/previews/preview-answers.ts';
import { pagePreview } from '../../gate/previews/preview-of.ts';
import { sendJson } from '../../http/json-answer.ts';
import type { PageRequest } from '../../rendering/page-request.ts';
import { checkPaths } from '../../theme/edits/check-files.ts';
import { applyView } from './apply-view.ts';
import { draftRequest } from './draft-request.ts';
import { bodyAs } from './read-json.ts';

const ID = /^[A-Za-z0-9-]{8,64}$/;
/** Sections of one call, and errors that are listed of one render. */
const MOST_SECTIONS = 60;
const MOST_ERRORS = 100;
/** Redirects that a whole page is followed through. */
const MOST_REDIRECTS = 5;

type Route = { Params: { id: string } };

/** `PUT /editor/api/drafts/{id}` and `POST /editor/api/drafts/{id}/render`. */
export function serveDrafts(scope: FastifyInstance, host: Host): void {
  const options = { bodyLimit: LARGEST_DRAFT };

  scope.put<Route>('/editor/api/drafts/:id', options, async (request, reply) => {
    const { id } = request.params;
    if (!ID.test(id)) throw new RequestError(400, 'The id of a draft has 8 to 64 letters, digits and hyphens.');
    const { files, view } = bodyAs(DraftBody, request.body);
    const problems = checkPaths(files);
    if (problems.length > 0) return sendJson(request, reply, { problems }, 422);
    const draft = await host.drafts.open(id);
    changed(() => draft.replace(files));
    await applyView(host.store, draft, view);
    await host.drafts.keep(draft);
    return reply.code(204).send();
  });

  scope.post<Route>('/editor/api/drafts/:id/render', options, async (request, reply) => {
    const draft = await host.drafts.get(request.params.id);
    if (!draft) throw new RequestError(404, 'The shop does not know this draft any more.');
    const { files, page, sections } = bodyAs(RenderBody, request.body);
    if (!page.startsWith('/')) throw new RequestError(400, 'A page is a path of the shop.');
    const problems = checkPaths(files ?? {});
    if (problems.length > 0) return sendJson(request, reply, { problems }, 422);
    if (files) {
      changed(() => draft.merge(files));
      await host.drafts.keep(draft);
    }
    return sendJson(request, reply, await render(host, request, draft, { page, sections }));
  });
}

/** Answers 413 where a draft would become too large. */
function changed(change: () => void): void {
  try {
    change();
  } catch (error) {
    throw error instanceof RangeError ? new RequestError(413, error.message) : error;
  }
}

async function render(
  host: Host,
  request: FastifyRequest,
  draft: Draft,
  { page, sections }: { page: string; sections: readonly string[] | undefined },
): Promise<RenderAnswer> {
  const reported = new Set<string>();
  const preview = pagePreview(draft, (line) => {
    if (reported.size < MOST_ERRORS) reported.add(line);
  });
  const asked = await draftRequest(host, request, { draft, page, preview });
  if (sections) {
    if (sections.length > MOST_SECTIONS)
      throw new RequestError(400, `At most ${MOST_SECTIONS} sections can be asked for at once.`);
    const rendered = await host.pages.renderSections(asked, sections);
    return { sections: rendered, errors: [...reported] };
  }
  const html = await wholePage(host, asked, (to) => draftRequest(host, request, { draft, page: to, preview }));
  return { html: withPreviewScript(html), errors: [...reported] };
}

/** The page that a browser would end at. */
async function wholePage(host: Host, first: PageRequest, at: (page: string) => Promise<PageRequest>): Promise<string> {
  let asked = first;
  for (let count = 0; count < MOST_REDIRECTS; count++) {
    const { redirect, body } = await host.pages.renderPage(asked);
    if (redirect === undefined) return body;
    asked = await at(redirect);
  }
  throw new RequestError(508, 'This page leads from one to another without an end.');
}
