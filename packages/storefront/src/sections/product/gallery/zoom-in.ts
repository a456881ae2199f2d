import type { KeyboardEvent, MouseEvent } from 'react';

/** Opens a picture enlarged. With a modifier key the browser opens the whole picture in a tab of its own. */
export function zoomIn(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  import('../zoom/zoom.ts').then(
    ({ openZoom }) => openZoom(link),
    // Without the script the picture itself is better than nothing.
    () => window.location.assign(link.href),
  );
}

/** A link is not pressed by the space bar, a button is. */
export function pressZoom(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
