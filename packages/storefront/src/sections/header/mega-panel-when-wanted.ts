import { lazy } from 'react';

/** Resolves at the first sign of somebody going to the menu. */
function wanted(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const heard = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('.nav')) return;
      stop.abort();
      resolve();
    };
    for (const type of ['pointerover', 'pointermove', 'focusin'])
      document.addEventListener(type, heard, { capture: true, passive: true, signal: stop.signal });
  });
}

/** `MegaPanel` as the browser has it: what the platform painted stands, closed, until somebody goes to the menu, and is hydrated then. */
export const MegaPanel = lazy(async () => {
  await wanted();
  return { default: (await import('./MegaPanel.tsx')).MegaPanel };
});
