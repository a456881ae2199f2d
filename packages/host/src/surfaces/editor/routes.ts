import type { FastifyInstance } from 'fastify';
import type { EditorAccess } from '../../gate/editor-access.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { sendJson } from '../../http/json-answer.ts';
import type { ShopFiles } from '../../shop/files/shop-files.ts';
import { readExamplePages } from '../../shop/theme-edits/example-pages.ts';
import { readSamples } from '../../shop/theme-edits/read-samples.ts';
import { THEME_EDITS } from '../../shop/theme-edits/save-edits.ts';
import { EVERYTHING } from '../../store/changes.ts';
import type { EditedLiveTheme } from '../../theme/edits/edited-live-theme.ts';
import { serveAppFiles } from './app-files.ts';
import { serveDrafts } from './draft-routes.ts';
import { editorTexts, editorTheme } from './editor-theme.ts';
import { serveEvents } from './events.ts';
import { serveEditorFiles } from './files.ts';
import { FORBIDDEN } from './forbidden.ts';
import { readJsonBodies } from './read-json.ts';
import { serveEditorResources } from './resources.ts';
import { serveSaves } from './save-routes.ts';
import { serveSectionPreview } from './section-preview.ts';

export interface EditorOptions {
  host: Host;
  theme: EditedLiveTheme;
  access: EditorAccess;
  /** Folder of the built editor; absent where there is none. */
  dir?: string | undefined;
  /** The merchant's files. */
  files: ShopFiles;
  /** Calls `end` when the host begins to stop. */
  onStop(end: () => void): void;
}

/**
 * The theme editor at `/editor`, and its calls below `/editor/api` (`@vitrine/contract/editor`). It answers to this machine and to who has the
 * token, in a closed shop too.
 */
export async function serveEditor(app: FastifyInstance, options: EditorOptions): Promise<void> {
  const { host, theme, access, files, onStop } = options;
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, public: 'the theme editor has a rule of its own who may use it' };
  });
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    // A program reads the answer, whatever it accepts.
    if (url.startsWith('/editor/api/')) request.headers.accept = `application/json, ${request.headers.accept ?? ''}`;
    // It takes the token itself.
    if (url !== '/editor' && !access.mayEdit(request)) throw new RequestError(403, FORBIDDEN);
  });
  serveAppFiles(app, { host, access, dir: options.dir });
  serveSectionPreview(app, host);
  serveEditorResources(app, host);
  serveEditorFiles(app, host, { files });
  await app.register(async (scope) => {
    readJsonBodies(scope);
    scope.get('/editor/api/theme', async (request, reply) => {
      const { db } = host.store;
      const [pages, samples] = await Promise.all([
        readExamplePages(db, host.shop().id, host.now()),
        readSamples(db, host.now()),
      ]);
      const shown = { theme: theme.current(), saved: theme.saved(), shop: host.shop(), pages, samples };
      return sendJson(request, reply, editorTheme(shown));
    });
    scope.get('/editor/api/texts', async (request, reply) => sendJson(request, reply, editorTexts(theme.own())));
    serveDrafts(scope, host);
    const events = serveEvents(scope, { host, theme, onStop });
    serveSaves(scope, { host, theme, events });
    announceForeignSaves(scope, { host, theme, announce: events.announceSaves });
  });
}

/** Another process may save, too: another node of the shop, or `vitrine theme reset` beside it. A save of this one is announced when it is shown. */
function announceForeignSaves(
  scope: FastifyInstance,
  { host, theme, announce }: { host: Host; theme: EditedLiveTheme; announce: () => Promise<void> },
): void {
  const stop = host.store.changes.subscribe((facts) => {
    if (!facts.has(EVERYTHING) && !facts.has(THEME_EDITS)) return;
    theme
      .reload()
      .then(announce)
      .catch((error: unknown) => host.report(`What was saved in the theme editor could not be read: ${error}`));
  });
  scope.addHook('onClose', async () => stop());
}
