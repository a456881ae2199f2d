import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { loadTheme, type Theme } from './load.ts';
import { problemText } from './problem.ts';

/** A theme that may change while the host runs. */
export interface LiveTheme {
  current(): Theme;
  /** Called after each reload; returns what stops it. */
  onChange(listener: (theme: Theme) => void): () => void;
  close(): void;
}

/** A theme that never changes: production. */
export function fixedTheme(theme: Theme): LiveTheme {
  return { current: () => theme, onChange: () => () => {}, close: () => {} };
}

/** ms; editors and builds write many files at once. What was read too early is read again: each further file counts as a change. */
const SETTLE = 25;

export interface WatchOptions {
  /** Reloads the theme; `all` also the merchant's files. */
  load?: () => Promise<Theme>;
  /** Files outside the theme that belong to it. A folder that is not there when this begins is not watched. */
  also?: readonly string[];
  /** Whether the theme's own files are watched, too: in production they stay as they are. */
  themeFiles?: boolean;
}

/**
 * Watches a theme directory and the merchant's files for it, and reloads them on a change. The old theme stays after an error; a folder
 * that the system refuses to watch is reported, and is not reloaded until the next start.
 */
export function watchTheme(first: Theme, report: (message: string) => void, options: WatchOptions = {}): LiveTheme {
  const { load = () => loadTheme(first.dir), also = [], themeFiles = true } = options;
  let theme = first;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<(theme: Theme) => void>();
  const reload = async () => {
    try {
      const next = await load();
      if (next.version === theme.version) return;
      theme = next;
      for (const problem of next.problems) report(problemText(problem));
      for (const listener of listeners) listener(theme);
    } catch (error) {
      report(`The theme could not be read again: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), SETTLE);
  };
  const watchers: FSWatcher[] = [];
  const begin = (folder: string, start: () => FSWatcher): void => {
    try {
      watchers.push(start());
    } catch (error) {
      report(`${folder} is not watched: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  if (themeFiles) begin(first.dir, () => watch(first.dir, { recursive: true }, soon));
  for (const folder of new Set(also.map((file) => path.dirname(file)))) {
    if (!existsSync(folder)) continue;
    // By folder: editors put a new file in the place of the old one.
    const names = also.filter((file) => path.dirname(file) === folder).map((file) => path.basename(file));
    begin(folder, () => watch(folder, (_event, name) => void (name !== null && names.includes(name) && soon())));
  }
  for (const watcher of watchers) {
    watcher.on('error', (error) => report(`The theme is no longer watched: ${error.message}`));
  }
  return {
    current: () => theme,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
