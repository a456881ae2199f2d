import { useEffect } from 'react';
import { useEditor } from './editor-context.ts';

/** What a key with Ctrl or ⌘ does in the editor, wherever the focus is; null: nothing. */
export function commandOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

/** Undo, redo and save by keys. A field's own undo would undo what the editor does not know of, so theirs is the editor's. */
export function useShortcuts(): void {
  const { actions } = useEditor();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (command === 'save') void actions.save();
      else actions[command]();
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, [actions]);
}
