import type { EditorEvent, PreviewView, Save } from '@vitrine/contract/editor/calls.ts';
import { SaveConflict } from '@vitrine/contract/editor/calls.ts';
import { changedFiles } from '../model/changes.ts';
import { merge } from '../model/conflict.ts';
import { commit, type History, rebase, redo, seal, undo } from '../model/history.ts';
import { editedNode } from '../model/nodes.ts';
import type { Changed, Files, NodeAddress, Refused, Selection } from '../model/types.ts';
import { THEME_SETTINGS } from '../model/types.ts';
import type { EditorCalls } from '../server/editor-calls.ts';
import type { Device, EditorState, EditorStore, Panel } from './editor-state.ts';
import type { Sync } from './sync.ts';

/** How a change is remembered for undo. */
export interface Step {
  /** Key of its name in the texts: `step.move`. */
  label: string;
  /** Changes of one group, one after the other, are one step. */
  group?: string;
  /** What is selected after it, and when it is redone. */
  select?: Selection;
}

/** What the merchant does. */
export interface Actions {
  /** Takes a change over, or says why not. True: it was taken over. */
  change(changed: Changed<{ address?: NodeAddress }>, step: Step): boolean;
  /** The next change of the same group is a step of its own. */
  seal(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  /** Shows a template's page, or a page and the language it is in. */
  open(template: string, page: string, language?: string): void;
  show(panel: Panel): void;
  /** Takes the keyboard to the selected row of the tree, or to its settings; null: it has arrived. */
  moveFocus(to: EditorState['focuses']): void;
  setDevice(device: Device): void;
  setLanguage(isoCode: string): void;
  setView(view: Partial<PreviewView>): void;
  setInspects(active: boolean): void;
  /** Loads the preview again: something of the shop has changed that is in no file of the theme. */
  refresh(): void;
  dismissNotice(): void;
  save(note?: string): Promise<void>;
  /** Goes back to what was saved then; what is not saved is lost, and can be had back by undo. */
  restore(revision: number): Promise<boolean>;
  /** After others have saved: takes theirs and puts one's own changes on top, or theirs alone. */
  resolve(choice: 'merge' | 'theirs'): Promise<void>;
  discard(): void;
  hear(event: EditorEvent): void;
}

export interface ActionOptions {
  store: EditorStore;
  calls: EditorCalls;
  sync: Pick<Sync, 'run' | 'reload'>;
  /** Id of this editor's draft. */
  draft: string;
}

const isThere = ({ theme }: EditorState, files: Files, selection: Selection): boolean =>
  selection === null || selection === THEME_SETTINGS || editedNode(theme, files, selection) !== null;

export function createActions({ store, calls, sync, draft }: ActionOptions): Actions {
  const state = store.getState;

  /** A state of the files, with what is selected in it; a part that is not there is not. */
  function go(history: History, selection: Selection): void {
    const kept = isThere(state(), history.present, selection) ? selection : null;
    store.setState({ history, selection: kept });
    void sync.run();
  }

  function refuse({ key }: Refused): boolean {
    store.setState({ notice: { kind: 'failure', key: 'notice.refused', detail: key } });
    return false;
  }

  /** The host's files after a save. One's own that came meanwhile stay unsaved. */
  function saved(files: Files, { revision }: Save): void {
    store.setState({ saved: files, revision, conflict: null });
  }

  async function save(base: number, note?: string): Promise<void> {
    const { history, saved: before, isSaving } = state();
    if (isSaving) return;
    const files = history.present;
    const changed = changedFiles(before, files);
    if (Object.keys(changed).length === 0) return;
    store.setState({ isSaving: true });
    const answer = await calls.save({ base, files: changed, ...(note ? { note } : {}) }, draft);
    store.setState({ isSaving: false });
    if (answer.ok) {
      saved(files, answer.value);
      store.setState({ notice: { kind: 'done', key: 'notice.saved' } });
      return;
    }
    const conflict = answer.status === 409 ? SaveConflict.safeParse(answer.body) : undefined;
    if (conflict?.success) store.setState({ conflict: conflict.data.saves });
    else
      store.setState({
        notice:
          answer.status === 0
            ? { kind: 'failure', key: 'notice.offline' }
            : { kind: 'failure', key: 'notice.save-failed', detail: answer.sentence },
      });
  }

  /** Reads the theme as the host has it now; `onto` puts the states of this editor on it. */
  async function reload(onto: (history: History, theirs: Files) => History): Promise<boolean> {
    const { isThemeChanged: hasCodeChanged } = state();
    // Before it is read: what changes meanwhile is a change again.
    store.setState({ isThemeChanged: false });
    const answer = await calls.theme();
    if (!answer.ok) {
      store.setState({
        isThemeChanged: hasCodeChanged,
        notice: { kind: 'failure', key: 'notice.load-failed', detail: answer.sentence },
      });
      return false;
    }
    const theme = answer.value;
    const { history, selection } = state();
    store.setState({ theme, saved: theme.files, revision: theme.revision, conflict: null });
    go(onto(history, theme.files), selection);
    // What has changed may be code, which no effect of the files tells.
    if (hasCodeChanged) void sync.reload();
    return true;
  }

  /** What is on the screen goes; undo has it back. */
  const take = (history: History, theirs: Files) => commit(history, theirs, { label: 'step.merge' });

  return {
    change(changed, { label, group, select }) {
      if (!changed.ok) return refuse(changed);
      const { history, selection } = state();
      if (changed.files === history.present) return true;
      const next = select !== undefined ? select : (changed.address ?? selection);
      go(commit(history, changed.files, { label, group, before: selection, after: next }), next);
      return true;
    },
    seal: () => store.setState(({ history }) => ({ history: seal(history) })),
    undo() {
      const step = undo(state().history);
      if (step) go(step.history, step.select);
    },
    redo() {
      const step = redo(state().history);
      if (step) go(step.history, step.select);
    },
    select: (selection) => store.setState({ selection, panel: selection === THEME_SETTINGS ? 'theme' : 'sections' }),
    open(template, page, language) {
      store.setState((before) => ({
        template,
        page,
        language: language ?? before.language,
        selection: before.template === template ? before.selection : null,
        frame: page === before.page ? before.frame : { ...before.frame, status: 'loading' },
      }));
      void sync.run();
    },
    show: (panel) => store.setState({ panel, selection: panel === 'theme' ? THEME_SETTINGS : null }),
    moveFocus: (focuses) => store.setState({ focuses }),
    setDevice: (device) => store.setState({ device }),
    setLanguage(language) {
      store.setState({ language });
      void sync.run();
    },
    setView(view) {
      store.setState((before) => ({ view: { ...before.view, ...view } }));
      void sync.run();
    },
    setInspects: (inspects) => store.setState({ inspects }),
    refresh: () => void sync.reload(),
    dismissNotice: () => store.setState({ notice: null }),
    save: (note) => save(state().revision, note),
    async restore(revision) {
      const answer = await calls.restore(revision, state().revision, draft);
      if (answer.ok) {
        const isBack = await reload(take);
        if (isBack) store.setState({ notice: { kind: 'done', key: 'notice.restored' } });
        return isBack;
      }
      const conflict = answer.status === 409 ? SaveConflict.safeParse(answer.body) : undefined;
      if (conflict?.success) store.setState({ conflict: conflict.data.saves });
      else store.setState({ notice: { kind: 'failure', key: 'notice.save-failed', detail: answer.sentence } });
      return false;
    },
    async resolve(choice) {
      const { saved: base, history } = state();
      if (choice === 'theirs') {
        await reload(take);
        return;
      }
      const isMerged = await reload((own, theirs) => rebase(own, (mine) => merge(base, mine, theirs).files));
      const { both } = merge(base, history.present, state().saved);
      if (isMerged && both.length > 0)
        store.setState({ notice: { kind: 'failure', key: 'notice.both', detail: both.join('\n') } });
    },
    discard() {
      const { history, saved: files, selection } = state();
      go(commit(history, files, { label: 'step.discard', before: selection, after: null }), null);
    },
    hear(event) {
      if (event.type === 'editors') store.setState({ editors: event.count });
      else if (event.type === 'theme') store.setState({ isThemeChanged: true });
      else if (event.editor !== draft && event.save.revision > state().revision)
        store.setState(({ conflict }) => ({ conflict: [event.save, ...(conflict ?? [])] }));
    },
  };
}
