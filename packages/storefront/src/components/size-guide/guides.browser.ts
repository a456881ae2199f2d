import { dormant } from '../lazy/dormant.tsx';

/** `FitGuides` as the browser has them: hydrated when somebody looks into the accordion around them. */
export const FitGuides = dormant({
  name: 'guides',
  load: () => import('./FitGuides.tsx').then((module) => module.FitContent),
  frame: () => ({ 'data-later': '' }),
  events: ['pointerover', 'focusin', 'toggle'],
  isFor: (target, frame) => target.closest('details')?.contains(frame) ?? false,
  isDue: (frame) => frame.closest('details:is([open], :hover, :focus-within)') !== null,
});
