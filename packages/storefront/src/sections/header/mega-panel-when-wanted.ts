import { lazy } from 'react';
import { loadOnSign } from '../../components/load-on-sign.ts';
import { chunk } from '../../state/chunk.ts';

const panel = chunk(() => import('./MegaPanel.tsx').then((module) => module.MegaPanel));

/** `MegaPanel` as the browser has it: what the platform painted stands, closed, until somebody goes to the menu, and is hydrated then. */
export const MegaPanel = lazy(async () => ({
  default: await loadOnSign(
    panel,
    ['pointerover', 'pointermove', 'focusin'],
    (target) => target.closest('.nav') !== null,
  ),
}));
