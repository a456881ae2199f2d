import type { ServerResponse } from 'node:http';
import type { EditorEvent } from '@vitrine/contract/editor/calls.ts';
import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { listSaves } from '../../shop/theme-edits/list-saves.ts';
import type { Store } from '../../store/open.ts';
import type { EditedLiveTheme } from '../../theme/edits/edited-live-theme.ts';
import { themeName } from '../../theme/theme-name.ts';

/** Editors that listen at once. */
const MOST = 50;
/** ms; a connection on which nothing is written for a minute is closed. */
const SIGN_OF_LIFE = 25_000;

/** Notifies open editors of each other. */
export interface EditorEvents {
  /** Emits the saves since the last call. `editor`: the draft id of who saved; empty where it was no editor. */
  announceSaves(editor: string): Promise<void>;
}

/** `GET /editor/api/events?editor={draft id}`, ended when the host stops. */
export function serveEvents(
  scope: FastifyInstance,
  { store, theme, onStop }: { store: Store; theme: EditedLiveTheme; onStop(end: () => void): void },
): EditorEvents {
  const listening = new Map<ServerResponse, string>();
  const send = (raw: ServerResponse, event: EditorEvent) => raw.write(`data: ${JSON.stringify(event)}\n\n`);
  const emit = (event: EditorEvent) => {
    for (const raw of listening.keys()) send(raw, event);
  };
  const emitCount = () => emit({ type: 'editors', count: new Set(listening.values()).size });

  scope.get('/editor/api/events', { exposeHeadRoute: false }, (request, reply) => {
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new RequestError(406, 'These are server-sent events: the answer has no end.');
    if (listening.size >= MOST) throw new RequestError(503, `${MOST} editors are open on this shop already.`);
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Two pages of one editor are one: a page that is loaded again may be there before the old one has gone.
    listening.set(raw, queryOf(request).get('editor') || request.id);
    raw.on('close', () => {
      listening.delete(raw);
      emitCount();
    });
    emitCount();
  });

  let own = theme.own();
  let name = themeName(own);
  let announced = theme.saved().revision;
  const stop = theme.onChange(() => {
    const next = theme.own();
    if (next === own) return;
    own = next;
    if (themeName(next) !== name) {
      name = themeName(next);
      announced = theme.saved().revision;
    }
    emit({ type: 'theme' });
  });
  const beat = setInterval(() => {
    for (const raw of listening.keys()) raw.write(':\n\n');
  }, SIGN_OF_LIFE).unref();
  onStop(() => {
    stop();
    clearInterval(beat);
    for (const raw of listening.keys()) raw.end();
  });

  return {
    async announceSaves(editor) {
      const saves = await listSaves(store.db, name, { after: announced });
      for (const save of saves.toReversed()) {
        if (save.revision <= announced) continue;
        announced = save.revision;
        emit({ type: 'saved', save, editor });
      }
    },
  };
}
