import { dormant } from '../../../components/lazy/dormant.tsx';

/** `ProductTexts` in the browser: hydrated at the first interaction with them. A press before that is replayed, so that the accordion moves. */
export const ProductTexts = dormant({
  name: 'product-texts',
  load: () => import('./ProductTexts.tsx').then((module) => module.TextsContent),
  frame: () => ({ className: 'accordions' }),
  events: ['pointerover', 'touchstart', 'focusin', 'toggle', 'click'],
  isFor: (target, frame) => frame.contains(target),
  holds: 'summary',
});
