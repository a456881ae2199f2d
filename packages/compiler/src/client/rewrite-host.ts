/** The two hosts of a shop; each may carry a port. */
export interface ShopHosts {
  /** The shop's own public host. */
  host: string;
  /** The platform's default checkout host, whose addresses are pointed at `host`. */
  checkoutHost: string;
}

const ADDRESSES = ['href', 'action', 'formaction'];
const CARRIERS = 'a[href],area[href],form[action],[formaction]';

/**
 * An address with the platform's default checkout host replaced by the shop's own (rules start-5, start-6); undefined when it points elsewhere.
 * A shop that is looked at without TLS is left without it.
 */
export function ownAddress(address: string, { host, checkoutHost }: ShopHosts, page: string): string | undefined {
  if (!host || host === checkoutHost || !address.includes(checkoutHost)) return undefined;
  try {
    const url = new URL(address, page);
    if (url.host !== checkoutHost || !url.protocol.startsWith('http')) return undefined;
    const here = new URL(page);
    if (here.host === host) url.protocol = here.protocol;
    url.port = '';
    url.host = host;
    return url.href;
  } catch {
    return undefined;
  }
}

/** Rewrites every link and form action in `root`, itself included. */
export function rewriteHost(root: ParentNode | Element, hosts: ShopHosts, page: string): void {
  const carriers: Element[] = [...root.querySelectorAll(CARRIERS)];
  if (root instanceof Element) carriers.push(root);
  for (const carrier of carriers) {
    for (const name of ADDRESSES) {
      const address = carrier.getAttribute(name);
      const own = address && ownAddress(address, hosts, page);
      if (own) carrier.setAttribute(name, own);
    }
  }
}

/** The same for the whole page, now and whenever something is put into it or an address changes. Answers how to stop. */
export function keepHost(page: Document, { host, checkoutHost }: Partial<ShopHosts>): () => void {
  if (!checkoutHost || !host || host === checkoutHost) return () => {};
  const hosts = { host, checkoutHost };
  rewriteHost(page, hosts, page.baseURI);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes.length ? addedNodes : [target]) {
        if (node instanceof Element) rewriteHost(node, hosts, page.baseURI);
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ADDRESSES });
  return () => observer.disconnect();
}

/** As the module that `boot` fetches late: `boot(() => import('@vitrine/compiler/client/rewrite-host.ts'))`. */
export { keepHost as begin };
