import type { EditorCalls } from '../server/editor-calls.ts';
import type { Actions } from './actions.ts';
import type { EditorStore } from './editor-state.ts';
import type { PreviewFrame } from './frame.ts';

/** What every part of the editor works with. */
export interface Editor {
  store: EditorStore;
  actions: Actions;
  frame: PreviewFrame;
  calls: EditorCalls;
  /** Id of this editor's draft on the host. */
  draft: string;
}
