import type { Dependencies } from '../cache/dependencies.ts';
import { EVERYTHING } from '../cache/facts.ts';
import { THEME_EDITS } from '../shop/theme-edits/save-edits.ts';

/** Of a shop behind a CDN that keeps pages. */
export interface CdnSettings {
  /** s for which it may keep one that is not purged. */
  maxAge: number;
  /** Name of the header that carries a page's keys: `Surrogate-Key`, `Cache-Tag`. */
  header: string;
  /** Where the keys of changed pages are posted; undefined: nobody is told. */
  purgeUrl: string | undefined;
}

/** Bytes of the keys of one page: what CDNs take at least, and proxies let through. */
const MOST_BYTES = 4096;

/** s that a CDN keeps a page which time alone changes soon: nobody is told when it does. */
const TIMED = 60;

/** The key of every page. */
export const ALL = 'all';

/** Kinds of facts of one product, and of one list of products (`cache/facts.ts`). */
const OF_PRODUCT =
  /^(?:product|available|available-variants|quantity|stock-up-to-\d+|collections-of|sold|bought-with)$/;
const OF_LIST = /^(?:collection|members|available-in|sales-order(?:-of-first-\d+)?)$/;

/** Letters that every CDN takes in a key; the others as in an address. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*~%]/g, (letter) => `_${letter.charCodeAt(0).toString(16)}`);

/**
 * The keys of a fact, from the finest to the coarsest: `quantity.12`, `product-any.12`, `products-any`. A page has one of them for each of its facts,
 * and a change purges all of them.
 */
function keysOf(fact: string): readonly [string, string, string] {
  const colon = fact.indexOf(':');
  const [kind, id] = colon < 0 ? [fact, null] : [fact.slice(0, colon), fact.slice(colon + 1)];
  const own = id === null ? encode(kind) : `${encode(kind)}.${encode(id)}`;
  if (id !== null && OF_PRODUCT.test(kind)) return [own, `product-any.${encode(id)}`, 'products-any'];
  if (id !== null && OF_LIST.test(kind)) return [own, `collection-any.${encode(id)}`, 'collections-any'];
  const any = id === null ? own : `${encode(kind)}-any`;
  return [own, any, any];
}

/** Cloudflare and Akamai separate the keys of their headers by commas, others by spaces. */
const separatorOf = (header: string) => (/tag$/i.test(header) ? ',' : ' ');

/** The value of the header for a page made of these facts, as fine as fits; null where none does: nobody could purge the page. */
export function surrogateKeys(facts: ReadonlySet<string>, header: string): string | null {
  const separator = separatorOf(header);
  const levels = [...facts].map(keysOf);
  for (const level of [0, 1, 2] as const) {
    const text = [ALL, ...new Set(levels.map((keys) => keys[level]))].join(separator);
    if (text.length <= MOST_BYTES) return text;
  }
  return null;
}

/** The keys that a change of these facts purges. */
export function purgedKeys(facts: Iterable<string>): Set<string> {
  const keys = new Set<string>();
  for (const fact of facts) {
    // Themes are edited as a whole.
    if (fact === EVERYTHING || fact === THEME_EDITS) return new Set([ALL]);
    for (const key of keysOf(fact)) keys.add(key);
  }
  return keys;
}

/** How a CDN may keep a page. */
export interface CdnPage {
  /** Name and value of the header of its keys; the name in lower case. */
  keys: readonly [string, string];
  /** s */
  maxAge: number;
  /** ms since 1970; from then on it is kept for less, because the page changes by itself before that is over. */
  shorterFrom: number;
}

/** How a CDN may keep a page made of these facts; null where it may not. */
export function cdnPage({ facts, until }: Dependencies, { maxAge, header }: CdnSettings): CdnPage | null {
  const keys = surrogateKeys(facts, header);
  return keys === null ? null : { keys: [header.toLowerCase(), keys], maxAge, shorterFrom: until - maxAge * 1000 };
}

/** The headers for a CDN. Browsers and other caches do not read them. `now`: ms since 1970. */
export function cdnHeaders({ keys: [name, keys], maxAge, shorterFrom }: CdnPage, now: number): Record<string, string> {
  const age = `max-age=${now < shorterFrom ? maxAge : Math.min(maxAge, TIMED)}`;
  return { [name]: keys, 'cdn-cache-control': age, 'surrogate-control': age };
}
