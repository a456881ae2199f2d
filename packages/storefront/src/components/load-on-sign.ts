import type { Chunk } from '../state/chunk.ts';

/**
 * Resolves with the code of something that was painted by the platform, once a visitor goes to it; `isSign` says whether an event's target
 * belongs to it, `begun` whether there was a sign before. It never rejects: where the code cannot be fetched what was painted stays, and the
 * next sign tries again.
 */
export function loadOnSign<T>(
  chunk: Chunk<T>,
  signs: readonly string[],
  isSign: (target: Element) => boolean,
  begun = false,
): Promise<T> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let loading = false;
    const load = () => {
      if (loading) return;
      loading = true;
      chunk.load().then(
        (code) => {
          listening.abort();
          resolve(code);
        },
        () => {
          loading = false;
        },
      );
    };
    const heard = ({ target }: Event) => {
      if (target instanceof Element && isSign(target)) load();
    };
    for (const type of signs)
      document.addEventListener(type, heard, { capture: true, passive: true, signal: listening.signal });
    if (begun) load();
  });
}
