/**
 * Where the cart page's close link leads (`spec §2`): to the referring page, or to the root if the referrer was the cart.
 * A referrer of another origin counts as none.
 */
export function cartReturn(referrer: string, page: { origin: string; cartPath: string; root: string }): string {
  let from: URL;
  try {
    from = new URL(referrer);
  } catch {
    return page.root;
  }
  if (from.origin !== page.origin) return page.root;
  const isCart = from.pathname === page.cartPath || from.pathname.startsWith(`${page.cartPath}/`);
  return isCart ? page.root : from.pathname + from.search + from.hash;
}
