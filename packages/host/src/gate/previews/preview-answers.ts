import { ERRORS_HEADER } from '@vitrine/contract/editor/preview.ts';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../host.ts';
import { addToLocation } from '../location.ts';
import { DRAFT_PARAMETER, previewOf } from './preview-of.ts';

const SCRIPT = '<script src="/editor/preview.js"></script>';

/** A start tag's attributes, and its end. */
const TAG_END = String.raw`(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>`;
/** Where a page's first script can be, the best place first. A template without a layout may print no `head`, or a mere fragment. */
const PLACES = [`<head${TAG_END}`, `<html${TAG_END}`, String.raw`^\s*<!doctype\b[^>]*>`, '^'].map(
  (place) => new RegExp(place, 'i'),
);

/** A page with the editor's script in front of all others. */
export function withPreviewScript(page: string): string {
  const place = PLACES.find((one) => one.test(page));
  return place ? page.replace(place, (before) => before + SCRIPT) : page;
}

/** The editor frames its previews, and no other page does. Scripts are not restricted: a setting may hold one that the theme does not know. */
const FRAMED = "frame-ancestors 'self'";

/** Errors of a page that its header names, and characters of each. */
const MOST_ERRORS = 10;
const LONGEST_ERROR = 300;

const errorsHeader = (errors: Iterable<string>): string =>
  encodeURIComponent(JSON.stringify([...errors].slice(0, MOST_ERRORS).map((error) => error.slice(0, LONGEST_ERROR))));

/** Pages of previews get the editor's script; where they lead, the preview stays one. Register it before what compresses answers. */
export function changePreviews(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const preview = previewOf(request);
    if (!preview) return payload;
    reply.header('content-security-policy', FRAMED).header('cache-control', 'no-store').removeHeader('etag');
    if (!preview.isNavigation) return payload;
    addToLocation(reply, { design_mode: 'true', [DRAFT_PARAMETER]: preview.draft.id });
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isPage || reply.hasHeader('content-encoding')) return payload;
    const page = Buffer.isBuffer(payload) ? payload.toString() : payload;
    if (typeof page !== 'string') return payload;
    if (preview.errors.size > 0) reply.header(ERRORS_HEADER, errorsHeader(preview.errors));
    reply.removeHeader('content-length');
    return withPreviewScript(page);
  });
}

/** What an answer would store in the browser goes into the draft's own cookies. Register it after the cookies' own hook. */
export function keepPreviewCookies(app: FastifyInstance, { now, drafts }: Pick<Host, 'now' | 'drafts'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const preview = previewOf(request);
    const header = preview && reply.getHeader('set-cookie');
    if (!preview || header === undefined) return payload;
    reply.removeHeader('set-cookie');
    for (const cookie of [header].flat()) {
      const text = String(cookie);
      const [, cart] = /^cart=([^;]*)/.exec(text) ?? [];
      // The bag that the view fills is not the preview's own.
      if (cart !== undefined && preview.draft.view.bag === 'full') preview.draft.fullCart = cart === '' ? null : cart;
      else preview.draft.jar.take(text, now());
    }
    await drafts.keep(preview.draft);
    return payload;
  });
}
