import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../http/html.ts';
import { queryOf } from '../bodies.ts';
import { RequestError, sendError } from '../errors.ts';
import type { Host } from '../host.ts';
import { beginPreview, DRAFT_HEADER, DRAFT_PARAMETER } from './preview-of.ts';

const FORBIDDEN = 'Previews of the theme editor are for its own machine, or for who has the token.';
const UNCHANGED = 'A preview of the theme editor changes nothing of the shop but its own bag.';

/** What may be changed in a preview: nothing that other people or the merchant's own data see. */
const CHANGES = /^\/(?:cart|discount|localization|search|recommendations|api)(?:[/?.]|$)/;

/** A preview's page whose draft the host does not have: it was started again, or sixteen other editors were opened since. */
const LOST = 'This preview belongs to an editor that the shop does not know any more. Reload the editor.';

/**
 * Recognizes a request of a preview. Returns `visitor` at once for all others, and `answered` where the answer is sent already. Rejects with
 * RequestError 403 where this client may not use the editor, or the request would change more than the preview's own bag.
 */
export function enterPreview(
  host: Pick<Host, 'drafts' | 'mayEdit'>,
  request: FastifyRequest,
  reply: FastifyReply,
): 'visitor' | Promise<'preview' | 'answered'> {
  const named = request.headers[DRAFT_HEADER];
  const byScript = typeof named === 'string' && named !== '';
  if (!byScript && !request.url.includes(`${DRAFT_PARAMETER}=`)) return 'visitor';
  // The editor's own calls are of its page and not of a preview.
  if (/^\/editor(?:[/?]|$)/.test(request.url)) return 'visitor';
  const id = byScript ? named : queryOf(request).get(DRAFT_PARAMETER);
  if (id === null || id === '') return 'visitor';
  return enterDraft(host, request, reply, { id, byScript });
}

async function enterDraft(
  host: Pick<Host, 'drafts' | 'mayEdit'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, byScript }: { id: string; byScript: boolean },
): Promise<'preview' | 'answered'> {
  if (!host.mayEdit(request)) throw new RequestError(403, FORBIDDEN);
  const draft = await host.drafts.get(id);
  if (!draft) {
    refuse(request, reply, byScript);
    return 'answered';
  }
  const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || request.routeOptions.config.changes;
  if (isChange && !CHANGES.test(request.url)) throw new RequestError(403, UNCHANGED);
  beginPreview(request, { draft, isNavigation: !byScript, errors: new Set() });
  return 'preview';
}

function refuse(request: FastifyRequest, reply: FastifyReply, byScript: boolean): void {
  if (byScript) {
    request.headers.accept = 'application/json';
    sendError(request, reply, 409, LOST);
    return;
  }
  reply
    .code(409)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><style>body{font:1rem/1.5 system-ui;margin:20vh auto;max-width:32rem;padding:0 1rem}</style><main><h1>No preview</h1><p>${escapeHtml(LOST)}</p></main></html>`,
    );
}
