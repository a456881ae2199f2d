import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Editor } from '../state/editor.ts';
import type { EditorState } from '../state/editor-state.ts';

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
