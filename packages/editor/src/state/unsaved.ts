import { z } from 'zod';
import { changedFiles, isDirty } from '../model/changes.ts';
import type { Files } from '../model/types.ts';
import type { EditorStore } from './editor-state.ts';

/** What was changed and not saved when the editor was last left. */
export interface Unsaved {
  files: Files;
}

const Stored = z.object({ theme: z.string(), revision: z.number(), files: z.record(z.string(), z.json()) });

const PLACE = 'vitrine-editor-unsaved';

/** ms after a change until it is written: who types is not held up. */
const SOON = 500;

/**
 * Keeps what is not saved in this browser, so that a crash or a closed tab loses nothing. Storage that is full or refused is no fault: the
 * page still asks before it is left.
 */
export function keepUnsaved(store: EditorStore, storage: Storage = localStorage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const { theme, revision, saved, history } = store.getState();
    try {
      if (!isDirty(saved, history.present)) storage.removeItem(PLACE);
      else {
        const files = changedFiles(saved, history.present);
        storage.setItem(PLACE, JSON.stringify({ theme: theme.name, revision, files }));
      }
    } catch {
      // See above.
    }
  };
  const stop = store.subscribe((now, before) => {
    if (now.history.present === before.history.present && now.saved === before.saved) return;
    clearTimeout(timer);
    timer = setTimeout(write, SOON);
  });
  addEventListener('pagehide', write);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('pagehide', write);
  };
}

/** What was not saved of this theme at this revision; undefined where there is nothing, or somebody has saved since. */
export function readUnsaved(
  theme: { name: string; revision: number; files: Files },
  storage: Storage = localStorage,
): Unsaved | undefined {
  try {
    const stored = Stored.parse(JSON.parse(storage.getItem(PLACE) ?? ''));
    if (stored.theme !== theme.name || stored.revision !== theme.revision) return undefined;
    const files = Object.entries({ ...theme.files, ...stored.files }).filter(([, file]) => file !== null);
    return { files: Object.fromEntries(files) };
  } catch {
    return undefined;
  }
}
