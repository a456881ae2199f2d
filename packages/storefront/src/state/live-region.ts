import { pageConfig } from '../platform/page-config.ts';

/** Id of the page's one polite live region, printed by the layout. */
export const LIVE_REGION_ID = 'live-region';

let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence to those who listen to the page. The same sentence again is said again. */
export function announce(sentence: string): void {
  if (typeof document === 'undefined' || sentence === '') return;
  const region = document.getElementById(LIVE_REGION_ID) ?? createRegion();
  clearTimeout(clearing);
  // Readers speak changes: text that is equal to what stands there is no change.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
  clearing = setTimeout(() => {
    region.textContent = '';
  }, 10_000);
}

/** The same for what went wrong; silent when the theme's `show_errors` is off (`spec §8`). */
export function announceError(sentence: string): void {
  if (pageConfig().settings.show_errors) announce(sentence);
}

function createRegion(): HTMLElement {
  const region = document.createElement('p');
  region.id = LIVE_REGION_ID;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
