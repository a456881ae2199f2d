import type { FastifyReply } from 'fastify';

/** Stands for the shop's own origin while an address is parsed. */
const SHOP = 'http://shop.invalid';
/** Characters of a `Location`, all of them ASCII. */
const LONGEST = 2048;

/**
 * A path of this shop to go to after a form, or the fallback: never another site. Browsers read `\` as `/` and drop
 * tabs and line ends, so `/\evil.example` and `/\t/evil.example` are refused as well.
 */
export function safePath(target: string | undefined, fallback: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read the address
  if (target === undefined || !target.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(target)) return fallback;
  const path = parsedPath(target);
  return path === null || path.length > LONGEST ? fallback : path;
}

/** Path, query and fragment of an address below this shop's origin, percent-encoded; null for every other address. */
function parsedPath(address: string): string | null {
  if (!URL.canParse(address, SHOP)) return null;
  const url = new URL(address, SHOP);
  // `/.//evil.example` only becomes `//evil.example` once its dots are resolved.
  if (url.origin !== SHOP || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Without its query where that makes it too long; the start page as the last resort. */
function location(path: string): string {
  const parsed = parsedPath(path);
  if (parsed === null) return '/';
  if (parsed.length <= LONGEST) return parsed;
  const [bare = '/'] = parsed.split(/[?#]/, 1);
  return bare.length <= LONGEST ? bare : '/';
}

/** A path of the shop as routes are named: without its language, its query and escapes that need none. */
function routedPath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/, 1);
  const plain = bare.replace(/%[0-7][\da-f]/gi, (hex) => decodeURIComponent(hex));
  return plain.replace(/^\/[a-z]{2,3}(?:-[a-z]{2,20})?(?=\/)/i, '').replace(/(?<=.)\/+$/, '');
}

/**
 * The only way to redirect within the shop: `path` is parsed and serialized again, so that neither another origin nor raw text gets into
 * the header. Anything that is not a path of this shop redirects to the start page, and so does a path whose visit has side effects,
 * because the author of the followed link (`return_to`) would cause them.
 */
export function sendTo(reply: FastifyReply, path: string, status: 301 | 302 | 303 | 307): FastifyReply {
  const to = location(path);
  const isChange = reply.server.changingPaths?.has(routedPath(to)) ?? false;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('location', isChange ? '/' : to)
    .send();
}

/** Leads to a path on another host of the shop: `origin` is one that the shop's own record names, never a part of a request. */
export function sendToPlace(reply: FastifyReply, origin: string, path: string): FastifyReply {
  const to = location(path);
  const isChange = reply.server.changingPaths?.has(routedPath(to)) ?? false;
  return reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('location', `${origin}${isChange ? '/' : to}`)
    .send();
}

/** Adds parameters to a redirect within the shop that is about to be sent, in place of any of the same name; others stay as they are. */
export function addToLocation(reply: FastifyReply, parameters: Readonly<Record<string, string>>): void {
  const path = reply.getHeader('location');
  if (typeof path !== 'string' || parsedPath(path) === null) return;
  const url = new URL(path, SHOP);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  reply.header('location', location(url.pathname + url.search + url.hash));
}

/**
 * Passes on the redirect of an app that the merchant installed, the only `Location` that may leave the shop: to http and https addresses. A
 * relative one is resolved against `path`, the app's address in the shop. Anything else is dropped.
 */
export function passAppLocation(reply: FastifyReply, target: string, path: string): void {
  const base = SHOP + location(path);
  if (!URL.canParse(target, base)) return;
  const url = new URL(target, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
  const address = url.origin === SHOP ? location(url.href.slice(SHOP.length)) : url.href;
  if (address.length <= LONGEST) reply.header('location', address);
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
