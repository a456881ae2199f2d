/** The language in front of an address: `/fr`, `/pt-br`. No other address of the platform begins with two letters alone. */
const LANGUAGE = /^\/[a-z]{2}(-[a-z]{2,4})?(?=\/|$)/i;

/** Pages that are steps of something else, which the bag must not lead back into. */
const STEPS =
  /^\/(cart|checkouts?|\d+\/checkouts|orders|password|challenge|localization|account\/(login|logout|register|recover|activate|reset|invite|addresses\/new))(\/|$)/;

/**
 * Where the cart page's close link leads (rules cart-2, cart-3): to the referring page, or to the root if the referrer was the cart, in the
 * language of the bag. A referrer of another origin, the checkout, or an action of the account counts as none.
 */
export function cartReturn(referrer: string, page: { origin: string; root: string }): string {
  let from: URL;
  try {
    from = new URL(referrer);
  } catch {
    return page.root;
  }
  const path = from.pathname.replace(LANGUAGE, '') || '/';
  if (from.origin !== page.origin || STEPS.test(path)) return page.root;
  const prefix = page.root === '/' ? '' : page.root;
  return (path === '/' ? page.root : prefix + path) + from.search + from.hash;
}
