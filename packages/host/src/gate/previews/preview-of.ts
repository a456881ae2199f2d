import type { FastifyRequest } from 'fastify';
import type { PagePreview } from '../../rendering/page-preview.ts';
import type { Draft } from './drafts.ts';

/** By which the scripts of a previewed page name its draft. */
export const DRAFT_HEADER = 'x-vitrine-editor-draft';
/** By which the address of a previewed page does. */
export const DRAFT_PARAMETER = 'editor_draft';

/** A request of a preview: a page that the editor frames, or what the scripts of that page fetch. */
export interface Preview {
  draft: Draft;
  /** By its address. Redirects keep the draft then; what scripts fetch carries it in a header anyway. */
  isNavigation: boolean;
  /** What Liquid reported of the page. */
  errors: Set<string>;
}

const previews = new WeakMap<FastifyRequest, Preview>();

/** The preview that a request belongs to; undefined for a visitor's. */
export const previewOf = (request: FastifyRequest): Preview | undefined => previews.get(request);

/** From here on the request is of a preview: its cookies are the draft's. */
export function beginPreview(request: FastifyRequest, preview: Preview): void {
  previews.set(request, preview);
  request.cookies = draftCookies(preview.draft);
}

/** The cookies of a preview's visitor, by name. */
export const draftCookies = ({ jar, view, fullCart }: Draft): Record<string, string> => ({
  ...jar.values(),
  ...(view.bag === 'full' && fullCart !== null ? { cart: fullCart } : {}),
});

/** What the renderer has to know of a draft. */
export const pagePreview = (draft: Draft, report: (line: string) => void = () => {}): PagePreview => ({
  draft: draft.id,
  theme: draft.theme(),
  isSoldOut: draft.view.soldOut,
  isVisual: false,
  report,
});
