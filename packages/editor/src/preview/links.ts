import type { Send } from './channel.ts';
import { shopPath } from './draft-page.ts';

const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement && one.href !== '');

/**
 * Links inside the shop are followed by the editor, links to other sites open in a new tab. Those that the theme handles, downloads, and
 * clicks with a modifier key are left alone.
 */
export function handLinksOver(send: Send): void {
  // At the window and not before the theme's own handlers, which may prevent the default.
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || isModified(event) || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!/^https?:$/.test(url.protocol)) return;
    event.preventDefault();
    if (url.origin !== location.origin) {
      open(url, '_blank', 'noopener');
      return;
    }
    const path = shopPath(url);
    // The page's own address has parameters that the link does not have, so the browser would load the page again.
    if (url.hash && path === shopPath(new URL(location.href))) location.hash = url.hash;
    else send({ vitrine: 'leaves', path });
  });
}

/**
 * Scripts that set `location` are handed over too, in browsers that have the Navigation API. Addresses that show a draft are the editor's own
 * navigation, and the ones of `handFormsOver`.
 */
export function handNavigationsOver(send: Send): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, cancelable, downloadRequest } = event;
    const url = new URL(destination.url);
    const isElsewhere = destination.sameDocument || url.origin !== location.origin;
    const isLeft = isElsewhere || !cancelable || downloadRequest !== null || /reload|traverse/.test(navigationType);
    if (isLeft || url.searchParams.has('editor_draft')) return;
    event.preventDefault();
    send({ vitrine: 'leaves', path: shopPath(url) });
  });
}
