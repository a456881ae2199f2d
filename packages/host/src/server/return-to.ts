/**
 * A path of this shop to go to after a form, or the fallback: never another site. Browsers read `\` as `/` and drop
 * tabs and line ends, so `/\evil.example` and `/\t/evil.example` are refused as well.
 */
export function safePath(wanted: string | undefined, fallback: string): string {
  if (wanted === undefined || !wanted.startsWith('/') || wanted.length > 2000) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read the address
  if (/[\u0000-\u001f\u007f\\]/.test(wanted) || wanted.startsWith('//')) return fallback;
  const base = 'http://shop.invalid';
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  // `/.//evil.example` only becomes `//evil.example` once its dots are resolved.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Whether an address (`Origin`, `Referer`) names the host of the `Host` header; a default port counts as none. */
export function isSameHost(address: string, host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(address) || !URL.canParse(`http://${host}`)) return false;
  const { host: named, protocol } = new URL(address);
  return named === new URL(`${protocol === 'https:' ? 'https' : 'http'}://${host}`).host;
}

/** The path of the page a form was on, when its address names this host. */
export function refererPath(referer: string | undefined, host: string | undefined): string | undefined {
  if (referer === undefined || !isSameHost(referer, host)) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
