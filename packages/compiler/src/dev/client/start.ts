/** The first script of a page in development: Fast Refresh, the overlay, and the replacement of changed sections. */
import '@vitejs/plugin-react/preamble';
import type { ShownProblem } from '../problems.ts';
import { createOverlay } from './overlay.ts';
import { createPageUpdates } from './page-updates.ts';

// Vite searches for exactly `import.meta.hot`.
const hot = import.meta.hot;
if (hot) {
  const overlay = createOverlay(document);
  const updates = createPageUpdates(document);
  let hasUpdated = false;

  hot.on('vitrine:problems', (problems: ShownProblem[]) => overlay.show('compiler', problems));
  hot.on('vitrine:changed', () => updates.check());
  // A change between the browser's request of the page and this connection.
  hot.on('vitrine:changed-at', (time: number) => {
    if (time > performance.timeOrigin) location.reload();
  });
  hot.on('vite:error', ({ err }) => {
    const { file, line, column } = err.loc ?? {};
    const place = [file ?? err.id ?? '', line, column].filter((part) => part !== undefined).join(':');
    overlay.show('modules', [{ place, message: err.message, frame: err.frame ?? '' }]);
  });
  hot.on('vite:beforeUpdate', () => {
    // No module that accepts updates has imported the one that failed.
    if (overlay.has('modules') && !hasUpdated) location.reload();
    hasUpdated = true;
    overlay.show('modules', []);
  });
  hot.send('vitrine:ready');
}
