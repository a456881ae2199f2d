import { dormant } from '../../../components/lazy/dormant.tsx';

/** `ProductWords` as the browser has them: hydrated when somebody goes to them. A press before is made again then, so that it moves. */
export const ProductWords = dormant({
  name: 'product-words',
  load: () => import('./ProductTexts.tsx').then((module) => module.WordsContent),
  frame: () => ({ className: 'accordions' }),
  events: ['pointerover', 'touchstart', 'focusin', 'toggle', 'click'],
  isFor: (target, frame) => frame.contains(target),
  holds: 'summary',
});
