import { knownWishes } from './shown-wishes.ts';
import type { Wish } from './wish.ts';

/** Id of the style element that fills the hearts of what is in the list, also in islands that are not hydrated yet. */
export const WISH_MARKS = 'wish-marks';

/** Shows a list on this page: in the hearts that are hydrated, and by rules in those that are not. */
export function showWishes(wishes: readonly Wish[]): void {
  const marks = document.getElementById(WISH_MARKS);
  if (marks) marks.textContent = wishes.map(({ product }) => `[data-wish="${product}"]{--heart:currentColor}`).join('');
  knownWishes.setState({ wishes });
}
