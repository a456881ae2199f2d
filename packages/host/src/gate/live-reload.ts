import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { previewOf } from './previews/preview-of.ts';
import type { ShownChanges } from './shown-changes.ts';

/** What a page of development runs besides its own scripts. */
export const LIVE_RELOAD_SCRIPT =
  'new EventSource("/_host/live").onmessage=(event)=>{if(event.data==="reload")location.reload()}';

/** Development without a dev server: pages listen for changes of what they show and load themselves again. */
export function serveLiveReload(
  app: FastifyInstance,
  { changes, onStop }: { changes: ShownChanges; onStop(end: () => void): void },
): void {
  const listening = new Set<ServerResponse>();
  app.get('/_host/live', { config: { public: 'it only says when to load a page again' } }, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write('data: hello\n\n');
    listening.add(raw);
    raw.on('close', () => listening.delete(raw));
  });
  const stop = changes.subscribe(() => {
    for (const raw of listening) raw.write('data: reload\n\n');
  });
  onStop(() => {
    stop();
    for (const raw of listening) raw.end();
  });
}

/** Adds the script that listens to every page. */
export function reloadPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // The theme editor renders its previews itself.
    if (previewOf(request)) return payload;
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const page = Buffer.isBuffer(payload) ? payload.toString() : payload;
    if (!isPage || typeof page !== 'string' || !page.includes('</body>')) return payload;
    reply.removeHeader('etag').removeHeader('content-length');
    return page.replace(/<\/body>(?![\s\S]*<\/body>)/, `<script>${LIVE_RELOAD_SCRIPT}</script></body>`);
  });
}
