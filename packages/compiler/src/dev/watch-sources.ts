import type { ViteDevServer } from 'vite';

/** ms after a change in which more of them are waited for: an editor writes a file in steps. */
const QUIET = 15;

/** What is not read: tests, and the copies that editors keep. */
const PASSED_OVER = /node_modules|\.test\.|(^|[\\/])\.[^\\/]*$|~$/;

/** Calls `changed` with the files in these folders that were made, changed or removed, by their paths. Returns how to stop. */
export function watchSources(
  watcher: ViteDevServer['watcher'],
  folders: readonly string[],
  changed: (files: string[]) => void,
): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (event: string, file: string): void => {
    if (event.endsWith('Dir') || PASSED_OVER.test(file) || !folders.some((folder) => file.startsWith(folder))) return;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed([...waiting]);
      waiting.clear();
    }, QUIET);
  };
  watcher.add([...folders]);
  watcher.on('all', note);
  return () => {
    clearTimeout(timer);
    watcher.off('all', note);
  };
}
