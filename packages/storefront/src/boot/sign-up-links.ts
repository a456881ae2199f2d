import { isModifiedClick } from '@vitrine/compiler/client/modified-click.ts';

const loadOpener = () => import('../integrations/sign-up/open-sign-up.ts');

const LINKS = 'a[href="#size-request"],[data-signup-form]';

/**
 * Links and buttons anywhere on the page, also in a merchant's HTML, that open a sign-up form (rules header-15, widget-5, widget-6); what does it comes with
 * the first press.
 */
export function watchSignUpLinks(page: Document, load = loadOpener): void {
  page.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest(LINKS) : null;
    if (!link || event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    load().then(
      ({ openSignUp }) => openSignUp(link),
      () => {
        // Without the script a real address is still a way.
        if (link instanceof HTMLAnchorElement) location.assign(link.href);
      },
    );
  });
}
