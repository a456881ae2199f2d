import { watch } from 'node:fs';
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

/** ms; editors and builds write many files at once. */
const SETTLE = 60;

/** Watches a theme directory and loads it again when a file changes (development). Errors while loading keep the old theme. */
export function watchTheme(first: Theme, report: (message: string) => void): LiveTheme {
  let theme = first;
  let timer: NodeJS.Timeout | undefined;
  const listeners = new Set<(theme: Theme) => void>();
  const reload = async () => {
    try {
      const next = await loadTheme(first.dir);
      if (next.version === theme.version) return;
      theme = next;
      for (const problem of next.problems) report(problemText(problem));
      for (const listener of listeners) listener(theme);
    } catch (error) {
      report(`The theme could not be read again: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const watcher = watch(first.dir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), SETTLE);
  });
  watcher.on('error', (error) => report(`The theme is no longer watched: ${error.message}`));
  return {
    current: () => theme,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
