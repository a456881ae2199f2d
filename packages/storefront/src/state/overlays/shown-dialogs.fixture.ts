import type { Overlays } from './overlays-store.ts';

/** A page whose dialogs have their code: what is open is shown at once. */
export function showDialogs(overlays: Overlays): Overlays {
  let hide: (() => void) | undefined;
  overlays.subscribe(({ modal, panel }) => {
    if (modal !== null || panel?.kind === 'drawer') hide ??= overlays.show();
    else {
      hide?.();
      hide = undefined;
    }
  });
  return overlays;
}
