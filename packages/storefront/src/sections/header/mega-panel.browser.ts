import { dormant } from '../../components/lazy/dormant.tsx';

/** `MegaPanel` as the browser has it: closed as it is printed, and hydrated when somebody goes to the menu. */
export const MegaPanel = dormant({
  name: 'mega-panel',
  load: () => import('./MegaPanel.tsx').then((module) => module.MegaContent),
  frame: ({ id }) => ({ className: 'nav__panel', id }),
  events: ['pointerover', 'pointermove', 'focusin'],
  isFor: (target) => target.closest('.nav') !== null,
});
