/** Name of the picture that moves from a card to the product's page; the page's own is named in `styles/motion.css`. */
const PICTURE = 'product-picture';
/** The picture that has the name on a product's page; a name may stand there once. */
const OWN_PICTURE = '.gallery__item:first-child img';

/** The platform's own pages. */
const CHECKOUT = /\/checkouts?(\/|$)/;

/** Parts of the browser's event that TypeScript does not know yet. */
export interface PageSwap extends Event {
  viewTransition:
    | (Record<'updateCallbackDone' | 'ready' | 'finished', Promise<unknown>> & { skipTransition(): void })
    | null;
  activation: { entry: { url: string | null } } | null;
}

const hasTransition = (event: Event): event is PageSwap & { viewTransition: NonNullable<PageSwap['viewTransition']> } =>
  'viewTransition' in event && event.viewTransition !== null;

/**
 * Pages cross-fade where the browser can (`styles/motion.css`). On the way to a product the card's picture becomes the page's
 * first.
 */
export function joinPageTransitions(page: Window = window): void {
  page.addEventListener('pageswap', (event) => {
    if (!hasTransition(event)) return;
    const address = event.activation?.entry.url ?? '';
    // Its page takes no part, which the browser would report as an error of that page.
    if (CHECKOUT.test(address)) event.viewTransition.skipTransition();
    const card = cardPicture(page.document, address);
    if (!card) return;
    const own = page.document.querySelector<HTMLElement>(OWN_PICTURE);
    if (own) own.style.viewTransitionName = 'none';
    card.style.viewTransitionName = PICTURE;
    // The page may come back from the back/forward cache.
    const restore = () => {
      for (const picture of [card, own]) picture?.style.removeProperty('view-transition-name');
    };
    event.viewTransition.finished.then(restore, restore);
  });
}

/** The picture of the card that leads to `address`, if it is in sight. */
function cardPicture(page: Document, address: string): HTMLElement | undefined {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.card__link')) {
    if (link.href !== address) continue;
    const picture = link.closest('.card')?.querySelector<HTMLElement>('.card__media > img');
    const place = picture?.getBoundingClientRect();
    if (picture && place && place.bottom > 0 && place.top < page.documentElement.clientHeight) return picture;
  }
  return undefined;
}
