import type { ServerResponse } from 'node:http';
import type { EditorEvent } from '@vitrine/contract/editor/calls.ts';
import type { FastifyInstance } from 'fastify';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import { listSavers, listSaves } from '../../shop/theme-edits/list-saves.ts';
import type { EditedLiveTheme } from '../../theme/edits/edited-live-theme.ts';
import { themeName } from '../../theme/theme-name.ts';
import { localCount, sharedCount } from './editor-count.ts';

/** Editors that listen at once. */
const MOST = 50;
/** ms; a connection on which nothing is written for a minute is closed. */
const SIGN_OF_LIFE = 25_000;
/** Signs of life that may fail to come. */
const MISSED = 3;

/** Notifies open editors of each other. */
export interface EditorEvents {
  /** Emits the saves since the last call. */
  announceSaves(): Promise<void>;
}

export interface EventsOptions {
  host: Pick<Host, 'store' | 'now' | 'report'>;
  theme: EditedLiveTheme;
  onStop(end: () => void): void;
}

/** `GET /editor/api/events?editor={draft id}`, ended when the host stops. */
export function serveEvents(scope: FastifyInstance, { host, theme, onStop }: EventsOptions): EditorEvents {
  const { store } = host;
  const listening = new Set<ServerResponse>();
  const send = (raw: ServerResponse, event: EditorEvent) => raw.write(`data: ${JSON.stringify(event)}\n\n`);
  const emit = (event: EditorEvent) => {
    for (const raw of listening) send(raw, event);
  };
  const show = (count: number) => emit({ type: 'editors', count });
  const editors =
    store.engine === 'postgres' ? sharedCount({ ...host, show, lifetime: MISSED * SIGN_OF_LIFE }) : localCount(show);

  scope.get('/editor/api/events', { exposeHeadRoute: false }, (request, reply) => {
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new RequestError(406, 'These are server-sent events: the answer has no end.');
    if (listening.size >= MOST) throw new RequestError(503, `${MOST} editors are open on this shop already.`);
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    listening.add(raw);
    // Two pages of one editor are one: a page that is loaded again may be there before the old one has gone.
    const leave = editors.enter(queryOf(request).get('editor') || request.id);
    raw.on('close', () => {
      listening.delete(raw);
      leave();
    });
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
    for (const raw of listening) raw.write(':\n\n');
    editors.beat();
  }, SIGN_OF_LIFE).unref();
  onStop(() => {
    stop();
    editors.close();
    clearInterval(beat);
    for (const raw of listening) raw.end();
  });

  return {
    async announceSaves() {
      const since = { after: announced };
      const saves = await listSaves(store.db, name, since);
      const savers = await listSavers(store.db, name, since);
      for (const save of saves.toReversed()) {
        if (save.revision <= announced) continue;
        announced = save.revision;
        emit({ type: 'saved', save, editor: savers.get(save.revision) ?? '' });
      }
    },
  };
}
