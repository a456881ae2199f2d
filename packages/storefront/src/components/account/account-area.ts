import { t } from '@vitrine/compiler/view.ts';
import { fetchAccountPage } from '../../platform/account/account-page.ts';
import { announce } from '../../state/live-region.ts';
import { viewport } from '../../state/viewport/viewport.ts';
import { isAccountPage, viewOf } from './account-address.ts';
import { areaHistory } from './area-history.ts';
import { fade, headOf, markWanted, navOf, showView, VIEW_OFFLINE } from './view-region.ts';
import { createSwap } from './view-swap.ts';

let started = false;

/**
 * From now on the views of the account are swapped in without a page load (rule account-2): links to them, and back and forward. Once per page,
 * for as long as it is open. What cannot be swapped in is gone to the plain way.
 */
export function startAccountArea(page: Window = window): void {
  const main = page.document.getElementById('main');
  if (started || !main) return;
  started = true;
  const history = areaHistory(page);
  let shown = viewOf(new URL(page.location.href));

  const swap = createSwap<Document>({
    async read(url, signal) {
      const found = await fetchAccountPage(url, signal);
      return found && navOf(found) ? found : null;
    },
    want: (url) => markWanted(main, url),
    enter: (phase) => fade(main, phase),
    show(found, url, way) {
      if (way === 'go') history.push(url);
      shown = viewOf(new URL(url));
      showView(main, found);
      page.scrollTo({ top: way === 'return' ? history.scroll() : 0, behavior: 'instant' });
      focusHead(main);
      announce(t('account_area.shown', { view: headOf(main)?.textContent ?? page.document.title }));
    },
    leave(url, way) {
      if (way === 'return') page.location.reload();
      // The browser's own page of a lost connection would take the place of a view that can be read still.
      else if (!page.navigator.onLine) {
        markWanted(main, null);
        fade(main, 'still');
        main.dispatchEvent(new Event(VIEW_OFFLINE, { bubbles: true }));
      } else page.location.assign(url);
    },
    reducedMotion: () => viewport.getState().reducedMotion,
  });

  page.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#main a[href]') : null;
    if (!link || !isPlainClick(event) || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    // A place within the view that is shown is the browser's own matter.
    if (!isAccountPage(url, page.location.origin) || (url.hash !== '' && viewOf(url) === shown)) return;
    event.preventDefault();
    history.remember();
    swap.to(url.href, 'go');
  });
  page.addEventListener('popstate', () => {
    const url = new URL(page.location.href);
    history.moved();
    if (viewOf(url) === shown) swap.stay();
    else swap.to(url.href, 'return');
  });
  // A page that was left for what could not be swapped in, and is brought back as it was.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    markWanted(main, null);
    fade(main, 'still');
  });
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The keys, and those who listen, go on where the new view begins. */
function focusHead(main: HTMLElement): void {
  const place = headOf(main) ?? main;
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
