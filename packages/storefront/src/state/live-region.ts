import { pageConfig } from '../platform/page-config.ts';

/** Id of the page's one polite live region, printed by the layout. */
export const LIVE_REGION_ID = 'live-region';

let clearing: ReturnType<typeof setTimeout> | undefined;

/** ms a reader needs to notice a region that was not there before. */
export const NEW_REGION_DELAY = 100;

/** Says a sentence to those who listen to the page. The same sentence again is said again. */
export function announce(sentence: string): void {
  if (typeof document === 'undefined' || sentence === '') return;
  const region = currentRegion();
  clearTimeout(clearing);
  if (region) setText(region, sentence);
  else {
    const created = createRegion();
    clearing = setTimeout(() => setText(created, sentence), NEW_REGION_DELAY);
  }
}

function setText(region: Element, sentence: string): void {
  // Readers speak changes: text that is equal to what stands there is no change.
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
  clearing = setTimeout(() => {
    region.textContent = '';
  }, 10_000);
}

/** The same for what went wrong; silent when the theme's `show_errors` is off (rules error-1, error-2). */
export function announceError(sentence: string): void {
  if (pageConfig().settings.show_errors) announce(sentence);
}

/** While a modal dialog is open all else is silent: the one on top has a region of its own. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

function currentRegion(): Element | null {
  const dialog = topDialog();
  return dialog ? dialog.querySelector(':scope > [data-live-region]') : document.getElementById(LIVE_REGION_ID);
}

function createRegion(): Element {
  const region = document.createElement('p');
  const dialog = topDialog();
  if (!dialog) region.id = LIVE_REGION_ID;
  region.className = 'visually-hidden';
  region.setAttribute('data-live-region', '');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  return (dialog ?? document.body).appendChild(region);
}
