import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { EditorCalls } from '../server/editor-calls.ts';
import type { Actions } from '../state/actions.ts';
import type { EditorState, EditorStore } from '../state/editor-state.ts';
import type { PreviewFrame } from '../state/frame.ts';

/** What every part of the editor works with. */
export interface Editor {
  store: EditorStore;
  actions: Actions;
  frame: PreviewFrame;
  calls: EditorCalls;
  /** Id of this editor's draft on the host. */
  draft: string;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('This part stands outside of an editor.');
  return editor;
}

/** A part of the state; the component renders again when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}
