import type { Theme } from '../load.ts';
import { problemText } from '../problem.ts';
import { themeName } from '../theme-name.ts';
import type { LiveTheme } from '../watch.ts';
import { type Edits, editedTheme } from './edited-theme.ts';

/** The merchant's files of a theme as they are saved. */
export interface SavedEdits {
  /** Number of the last save; 0 before the first. */
  revision: number;
  files: Edits;
}

/** The shop's theme with what the merchant saved in the editor. */
export interface EditedLiveTheme extends LiveTheme {
  /** The theme without the merchant's files. */
  own(): Theme;
  /** The files that `current` is made with. */
  saved(): SavedEdits;
  /** Reads the merchant's files again: what was saved shows afterwards. Rejects where they cannot be read. */
  reload(): Promise<void>;
}

/**
 * Puts the merchant's files over a theme that may itself change. `read` returns those of the theme of a name; one theme's files are never put
 * over another. Rejects where they cannot be read the first time.
 */
export async function editedLiveTheme(
  live: LiveTheme,
  read: (theme: string) => Promise<SavedEdits>,
  report: (message: string) => void,
): Promise<EditedLiveTheme> {
  let own = live.current();
  let saved = await read(themeName(own));
  let theme = editedTheme(own, saved.files);
  const listeners = new Set<(theme: Theme) => void>();
  const reportNew = (before: readonly string[]) => {
    const known = new Set(before);
    for (const problem of theme.problems.map(problemText)) if (!known.has(problem)) report(problem);
  };
  reportNew(own.problems.map(problemText));

  function show(nextOwn: Theme, nextSaved: SavedEdits): void {
    const next = editedTheme(nextOwn, nextSaved.files);
    const before = [...theme.problems, ...nextOwn.problems].map(problemText);
    own = nextOwn;
    saved = nextSaved;
    if (next.version === theme.version) return;
    theme = next;
    reportNew(before);
    for (const listener of listeners) listener(theme);
  }

  /** Reads one after the other, so that an older answer never comes last. */
  let reading: Promise<void> = Promise.resolve();
  const reload = (): Promise<void> => {
    const next = reading.then(async () => show(live.current(), await read(themeName(live.current()))));
    reading = next.catch(() => {});
    return next;
  };

  const stop = live.onChange((next) => {
    if (themeName(next) === themeName(own)) return show(next, saved);
    reload().catch((error: unknown) =>
      report(`What was saved in the theme editor could not be read: ${error instanceof Error ? error.message : error}`),
    );
  });
  return {
    current: () => theme,
    own: () => own,
    saved: () => saved,
    reload,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stop();
      live.close();
    },
  };
}
