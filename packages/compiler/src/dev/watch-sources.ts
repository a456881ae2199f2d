import type { ViteDevServer } from 'vite';

/** ms to wait for more changes after one, as editors write a file in steps. */
const SETTLING_TIME = 15;

/** Ignored: tests, and backup copies of editors. */
const IGNORED = /node_modules|\.test\.|(^|[\\/])\.[^\\/]*$|~$/;

/** Calls `changed` with the paths of created, changed and removed files in these folders. Returns a function that stops it. */
export function watchSources(
  watcher: ViteDevServer['watcher'],
  folders: readonly string[],
  changed: (files: string[]) => void,
): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (event: string, file: string): void => {
    if (event.endsWith('Dir') || IGNORED.test(file) || !folders.some((folder) => file.startsWith(folder))) return;
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed([...waiting]);
      waiting.clear();
    }, SETTLING_TIME);
  };
  watcher.add([...folders]);
  watcher.on('all', note);
  return () => {
    clearTimeout(timer);
    watcher.off('all', note);
  };
}
