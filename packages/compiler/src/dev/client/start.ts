/** What a page of development runs first: Fast Refresh, the overlay, and the swapping of sections that have changed. */
import '@vitejs/plugin-react/preamble';
import type { ShownProblem } from '../problems.ts';
import { createOverlay } from './overlay.ts';
import { createPageUpdates } from './page-updates.ts';

// In these words: Vite looks for them.
const hot = import.meta.hot;
if (hot) {
  const overlay = createOverlay(document);
  const updates = createPageUpdates(document);
  let hasUpdated = false;

  hot.on('vitrine:problems', (problems: ShownProblem[]) => overlay.show('compiler', problems));
  hot.on('vitrine:changed', () => updates.check());
  // A change that came after the browser had asked for the page, and before the page could be told of it.
  hot.on('vitrine:changed-at', (time: number) => {
    if (time > performance.timeOrigin) location.reload();
  });
  hot.on('vite:error', ({ err }) => {
    const { file, line, column } = err.loc ?? {};
    const place = [file ?? err.id ?? '', line, column].filter((part) => part !== undefined).join(':');
    overlay.show('modules', [{ place, message: err.message, frame: err.frame ?? '' }]);
  });
  hot.on('vite:beforeUpdate', () => {
    // What failed while the page was loaded is imported by nothing that could take the new one.
    if (overlay.has('modules') && !hasUpdated) location.reload();
    hasUpdated = true;
    overlay.show('modules', []);
  });
  hot.send('vitrine:ready');
}
