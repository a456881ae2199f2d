import { routes } from '@vitrine/compiler/view.ts';

/** Whether an address is one of the account area's pages: the views, their pages, and the orders below them. Not the forms, not the way out. */
export function isAccountPage(url: URL, origin: string): boolean {
  const path = url.pathname.replace(/\/$/, '');
  const below = path.startsWith(`${routes.account_url}/orders/`) ? path.slice(routes.account_url.length + 8) : '';
  return (
    url.origin === origin &&
    (path === routes.account_url || path === routes.account_addresses_url || /^[^/]+$/.test(below))
  );
}

/** What tells one view from another: a hash names a place within one. */
export const viewOf = (url: URL): string => url.pathname + url.search;
