import type { ToPreview } from '@vitrine/contract/editor/preview.ts';
import { changedFiles, type Effect, effectOf } from '../model/changes.ts';
import { sectionId } from '../model/ids.ts';
import type { Files, SectionAddress } from '../model/types.ts';
import type { Failure } from '../server/call.ts';
import type { EditorCalls } from '../server/editor-calls.ts';
import type { EditorStore } from './editor-state.ts';
import { localPage } from './preview-address.ts';

/** The page in the frame. */
export interface Frame {
  send(message: ToPreview): void;
  /** Loads the page of the state, from the draft. Resolves when it is there. */
  load(): Promise<void>;
  /** Resolves when the page has said that this turn is on the screen, or is being loaded instead. */
  shown(turn: number): Promise<void>;
}

export interface SyncOptions {
  store: EditorStore;
  calls: Pick<EditorCalls, 'putDraft' | 'render'>;
  /** Id of this editor's draft. */
  draft: string;
  frame: Frame;
  /** Resolves when the editor has drawn what has changed: a letter is seen before the host is asked what it looks like. */
  drawn(): Promise<void>;
}

/** Keeps the draft on the host and the page in the frame as the files are. */
export interface Sync {
  /** Something has changed: files, page, language, view. Resolves when the frame shows what the state is. */
  run(): Promise<void>;
  /** Loads the page again, though no file has changed. */
  reload(): Promise<void>;
  /** The frame has loaded a page by itself, which is the state's page: it shows the draft that is on the host. */
  loaded(): void;
  /** Another page than the one that the frame loads has been asked for meanwhile: what the frame says of itself is old. */
  isBehind(): boolean;
}

const idOf = ({ path, key }: SectionAddress): string => sectionId(path, key);

/** The message that shows `effect`, given the HTML of its sections. */
function sectionsMessage(
  turn: number,
  effect: Extract<Effect, { kind: 'sections' }>,
  html: Readonly<Record<string, string | null>>,
): ToPreview {
  const added = effect.added.map(
    ({ address, before, after }) =>
      [idOf(address), { ...(before && { before: idOf(before) }), ...(after && { after: idOf(after) }) }] as const,
  );
  return {
    vitrine: 'sections',
    turn,
    sections: { ...html, ...Object.fromEntries(effect.removed.map((address) => [idOf(address), null])) },
    ...(added.length > 0 && { added: Object.fromEntries(added) }),
    ...(effect.order.length > 0 && { order: effect.order.map(idOf) }),
    ...(effect.moved && { moved: idOf(effect.moved) }),
  };
}

/**
 * One call is in flight at a time. What changes meanwhile is one further turn: a merchant who types sees the latest text as soon as the host
 * and the page can show it, and no text in between delays it.
 */
export function createSync({ store, calls, draft, frame, drawn }: SyncOptions): Sync {
  /** Files that the draft on the host has; null: the host does not have the draft. */
  let onHost: Files | null = null;
  let viewOnHost: unknown;
  /** Files that the page shows. */
  let shown: Files | null = null;
  let pageShown = '';
  let turn = 0;
  let running: Promise<void> | null = null;

  /** The page that was there stays. */
  const failed = ({ sentence }: Failure) =>
    store.setState(({ frame: { title } }) => ({
      frame: { status: 'ready', title },
      notice: { kind: 'failure', key: 'notice.render-failed', detail: sentence },
    }));

  /** Puts the whole draft. */
  async function put(files: Files): Promise<boolean> {
    const { saved, view } = store.getState();
    const answer = await calls.putDraft(draft, { files: changedFiles(saved, files), view });
    if (!answer.ok) {
      failed(answer);
      return false;
    }
    onHost = files;
    viewOnHost = view;
    return true;
  }

  async function load(files: Files, page: string): Promise<void> {
    shown = files;
    pageShown = page;
    store.setState((state) => ({ frame: { ...state.frame, status: 'loading' }, renderErrors: [] }));
    await frame.load();
  }

  async function render(files: Files, page: string, effect: Effect): Promise<boolean> {
    const now = ++turn;
    const sections =
      effect.kind === 'sections' ? [...effect.changed, ...effect.added.map(({ address }) => address)] : [];
    const body = {
      files: changedFiles(onHost ?? {}, files),
      page,
      ...(effect.kind === 'sections' && { sections: sections.map(idOf) }),
    };
    let answer = await calls.render(draft, body);
    if (!answer.ok && answer.status === 404 && (await put(files))) answer = await calls.render(draft, body);
    if (!answer.ok) {
      failed(answer);
      return false;
    }
    onHost = files;
    const { html, sections: rendered = {}, errors } = answer.value;
    store.setState({ renderErrors: errors });
    shown = files;
    if (effect.kind === 'sections') frame.send(sectionsMessage(now, effect, rendered));
    else if (html !== undefined) frame.send({ vitrine: 'page', turn: now, html });
    await frame.shown(now);
    return true;
  }

  /** One turn. False: it failed, and the next change tries again. */
  async function once(): Promise<boolean> {
    const { history, view, template, theme, selection } = store.getState();
    const files = history.present;
    const page = localPage(store.getState());
    if (onHost === null || view !== viewOnHost) {
      if (!(await put(files))) return false;
      await load(files, page);
      return true;
    }
    if (shown === null || page !== pageShown) {
      if (files !== onHost && !(await put(files))) return false;
      await load(files, page);
      return true;
    }
    const effect = effectOf(shown, files, template, theme, selection);
    if (effect.kind === 'none') {
      shown = files;
      return files === onHost || put(files);
    }
    if (effect.kind !== 'reload') return render(files, page, effect);
    if (!(await put(files))) return false;
    await load(files, page);
    return true;
  }

  const isDue = (): boolean => {
    const { history, view } = store.getState();
    return (
      history.present !== shown ||
      history.present !== onHost ||
      view !== viewOnHost ||
      localPage(store.getState()) !== pageShown
    );
  };

  async function turns(): Promise<void> {
    await drawn();
    while (isDue()) if (!(await once())) return;
  }

  function run(): Promise<void> {
    running ??= turns().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    run,
    reload() {
      shown = null;
      return run();
    },
    loaded() {
      shown = onHost;
      pageShown = localPage(store.getState());
    },
    isBehind: () => running !== null && localPage(store.getState()) !== pageShown,
  };
}
