import type { FromPreview } from '@vitrine/contract/editor/preview.ts';
import type { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import { isDirty } from '../model/changes.ts';
import { addressOfIds } from '../model/ids.ts';
import { THEME_SETTINGS } from '../model/types.ts';
import { afterPaint } from '../preview/painted.ts';
import type { EditorCalls } from '../server/editor-calls.ts';
import { createActions } from './actions.ts';
import type { Editor } from './editor.ts';
import { createEditorStore } from './editor-state.ts';
import { createPreviewFrame } from './frame.ts';
import { pageOf, previewAddress } from './preview-address.ts';
import { createSync } from './sync.ts';
import { targetOf } from './target-of.ts';
import { templateShown } from './template-shown.ts';
import { keepUnsaved, type Unsaved } from './unsaved.ts';

/** Resolves when what has changed is on the screen; at once where nobody sees it. */
const drawn = (): Promise<void> => (document.hidden ? Promise.resolve() : new Promise(afterPaint));

/** An editor that is open on a theme: its state, what the merchant can do, and the page that follows. `close` stops it. */
export function openEditor(
  theme: EditorTheme,
  calls: EditorCalls,
  { draft, unsaved }: { draft: string; unsaved?: Unsaved | undefined },
): Editor & { close(): void } {
  const store = createEditorStore(theme, unsaved?.files);
  if (unsaved) store.setState({ notice: { kind: 'done', key: 'notice.recovered' } });
  const frame = createPreviewFrame(() => previewAddress(store.getState(), draft));
  const sync = createSync({ store, calls, draft, frame, drawn });
  const actions = createActions({ store, calls, sync, draft });

  /** Selects in the page what is selected here. */
  function showSelection(load: boolean): void {
    const { selection } = store.getState();
    if (selection === null || selection === THEME_SETTINGS) frame.send({ vitrine: 'deselect' });
    else frame.send({ vitrine: 'select', target: targetOf(selection), load });
  }

  function report(errors: readonly string[]): void {
    store.setState(({ renderErrors }) => ({ renderErrors: [...new Set([...renderErrors, ...errors])].slice(0, 10) }));
  }

  function hear(message: FromPreview): void {
    const state = store.getState();
    switch (message.vitrine) {
      case 'ready': {
        if (sync.isBehind()) return;
        const { page, language } = pageOf(state.theme, message.path);
        const template = templateShown(state, message.sections, page);
        store.setState({ page, language, template, frame: { status: 'ready', title: message.title } });
        report(message.errors);
        sync.loaded();
        frame.send({ vitrine: 'inspect', active: state.inspects });
        showSelection(true);
        void sync.run();
        return;
      }
      case 'picked': {
        const address = addressOfIds(state.theme, state.history.present, state.template, message.target);
        if (address) actions.select(address);
        return;
      }
      case 'leaves': {
        const { page, language } = pageOf(state.theme, message.path);
        store.setState({ frame: { ...state.frame, status: 'loading' } });
        actions.open(templateShown(state, [], page), page, language);
        return;
      }
      case 'key':
        if (message.command === 'save') void actions.save();
        else actions[message.command]();
        return;
      case 'failed':
        report([message.message]);
    }
  }

  const stops = [
    frame.listen(hear),
    calls.events(draft, actions.hear),
    keepUnsaved(store),
    store.subscribe((now, before) => {
      // What has just been added is in the page only then.
      if (now.selection !== before.selection) void sync.run().then(() => showSelection(false));
      if (now.inspects !== before.inspects) frame.send({ vitrine: 'inspect', active: now.inspects });
    }),
  ];
  const leaving = (event: BeforeUnloadEvent) => {
    const { saved, history } = store.getState();
    if (isDirty(saved, history.present)) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving);
  void sync.run();
  return {
    store,
    actions,
    frame,
    calls,
    draft,
    close() {
      window.removeEventListener('beforeunload', leaving);
      for (const stop of stops) stop();
    },
  };
}
