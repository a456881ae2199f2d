import { SaveBody } from '@vitrine/contract/editor/calls.ts';
import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, networkOf } from '../../gate/host.ts';
import { sendJson } from '../../http/json-answer.ts';
import { changesBackTo } from '../../shop/theme-edits/changes-back-to.ts';
import { listSaves } from '../../shop/theme-edits/list-saves.ts';
import { readEdits } from '../../shop/theme-edits/read-edits.ts';
import { type EditsToSave, saveEdits } from '../../shop/theme-edits/save-edits.ts';
import { checkFiles } from '../../theme/edits/check-files.ts';
import type { EditedLiveTheme } from '../../theme/edits/edited-live-theme.ts';
import { storedForm } from '../../theme/edits/stored-form.ts';
import { themeName } from '../../theme/theme-name.ts';
import type { EditorEvents } from './events.ts';
import { bodyAs } from './read-json.ts';

/** Bytes of a save. */
const LARGEST_SAVE = 4 * 1024 * 1024;

const RestoreBody = z.object({ base: z.number() });

interface SaveRoutesOptions {
  host: Host;
  theme: EditedLiveTheme;
  events: EditorEvents;
}

/** `GET` and `POST /editor/api/saves`, `POST /editor/api/saves/{revision}/restore`. */
export function serveSaves(scope: FastifyInstance, { host, theme, events }: SaveRoutesOptions): void {
  const { store } = host;

  async function save(
    request: FastifyRequest,
    reply: FastifyReply,
    edits: Pick<EditsToSave, 'theme' | 'base' | 'files' | 'note' | 'restored'>,
  ): Promise<FastifyReply> {
    const by = { actor: 'shop', network: networkOf(request) } as const;
    const editor = (queryOf(request).get('editor') ?? '').slice(0, 64);
    const saved = await saveEdits(store, { ...edits, by, editor, now: new Date(host.now()) });
    if (!saved.ok) return sendJson(request, reply, saved.error, 409);
    // The shop shows it when this is answered.
    await theme.reload();
    await events.announceSaves();
    return sendJson(request, reply, saved.value);
  }

  scope.get('/editor/api/saves', async (request, reply) =>
    sendJson(request, reply, await listSaves(store.db, themeName(theme.own()))),
  );

  scope.post('/editor/api/saves', { bodyLimit: LARGEST_SAVE }, async (request, reply) => {
    const { base, files, note = '' } = bodyAs(SaveBody, request.body);
    const own = theme.own();
    const problems = checkFiles(own, files);
    if (problems.length > 0) return sendJson(request, reply, { problems }, 422);
    // What was stored before is that of `base`, or the save is refused.
    const { files: before } = await readEdits(store.db, themeName(own));
    const stored = Object.entries(files).map(([path, content]): [string, Json | null] => [
      path,
      storedForm(own, path, content, before.get(path)),
    ]);
    return save(request, reply, { theme: themeName(own), base, files: new Map(stored), note });
  });

  scope.post<{ Params: { revision: string } }>('/editor/api/saves/:revision/restore', async (request, reply) => {
    const revision = /^\d{1,9}$/.test(request.params.revision) ? Number(request.params.revision) : -1;
    const { base } = bodyAs(RestoreBody, request.body);
    const name = themeName(theme.own());
    const files = await changesBackTo(store.db, name, revision);
    if (!files) throw new RequestError(404, 'There is no such save, or it is too old to be known.');
    return save(request, reply, { theme: name, base, files, note: '', restored: revision });
  });
}
