import type { PreviewView } from '@vitrine/contract/editor/calls.ts';
import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { TestShop, Visitor } from '../../../test/open-test-shop.ts';

/** A visitor of the preview as every visitor is. */
export const NEUTRAL: PreviewView = { country: null, customer: null, bag: 'own', soldOut: false };

export const DRAFT = 'draft-of-a-test';

/** An editor's calls over the app, as this machine makes them. */
export function editorOf(shop: TestShop, id: string = DRAFT) {
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method,
      url,
      ...(body === undefined
        ? { headers }
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    });
  return {
    call,
    draft: (files: Readonly<Record<string, Json>> = {}, view: Partial<PreviewView> = {}) =>
      call('PUT', `/editor/api/drafts/${id}`, { files, view: { ...NEUTRAL, ...view } }),
    render: (body: object) => call('POST', `/editor/api/drafts/${id}/render`, body),
    save: (base: number, files: Readonly<Record<string, Json>>, note?: string) =>
      call('POST', `/editor/api/saves?editor=${id}`, { base, files, ...(note === undefined ? {} : { note }) }),
    /** A page of the preview, by whoever's browser. */
    open: (visitor: Visitor, path: string) =>
      visitor.get(`${path}${path.includes('?') ? '&' : '?'}design_mode=true&editor_draft=${id}`),
  };
}
