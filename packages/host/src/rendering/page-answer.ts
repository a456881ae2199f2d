import { chooseEncoding, takesZstd } from '../http/asset-encoding.ts';
import { free } from '../images/free.ts';
import { bodyOf, type CachedPage, type PageEncoding } from './cached-page.ts';
import { cdnHeaders } from './surrogate-keys.ts';

/** A page ready to be sent. */
export interface PageAnswer {
  status: number;
  /** Lower-case names: content-type, content-encoding, etag, vary, cache-control, link, server-timing. */
  headers: Record<string, string>;
  /** Where to go instead: a path of this shop. */
  redirect?: string;
  /** Null with 304 and redirects. */
  body: Buffer | string | null;
  /** No cache and no other visitor has this body. */
  isOwn: boolean;
  /** Where it was found in the cache: the page, and its name there. */
  cached?: { key: string; page: CachedPage };
}

/** Header values that state which answers a browser accepts. */
export interface Client {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Whether its address alone decides what it gets, without a cookie: a CDN may keep that. */
  isAnyone?: boolean;
}

/** Where an answer comes from: the cache, made now for everyone, made now for one visitor. */
export type Outcome = 'hit' | 'miss' | 'private';

const isPublic = ({ isPrivate, status }: CachedPage) => !isPrivate && status === 200;

function headersOf(
  page: CachedPage,
  encoding: PageEncoding,
  { outcome, isAnyone, now }: { outcome: Outcome; isAnyone: boolean; now: number },
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': page.contentType,
    vary: 'accept-encoding',
    'server-timing': `cache;desc="${outcome}"`,
  };
  if (page.links.length > 0) headers.link = page.links.join(', ');
  if (!isPublic(page)) headers['cache-control'] = 'no-store';
  else {
    headers['cache-control'] = 'public, max-age=0, must-revalidate';
    headers.etag = `"${page.etag}-${encoding}"`;
    if (isAnyone && page.cdn) Object.assign(headers, cdnHeaders(page.cdn, now));
  }
  return headers;
}

/** `isOwn`: nothing else holds the page's body, so its memory may be freed. `isCached`: it is in the cache. `now`: ms since 1970. */
export async function pageAnswer(
  page: CachedPage,
  client: Client,
  { outcome, isOwn, isCached, now }: { outcome: Outcome; isOwn: boolean; isCached: boolean; now: number },
): Promise<PageAnswer> {
  if (page.redirect !== undefined)
    return { status: page.status, headers: {}, redirect: page.redirect, body: null, isOwn: false };
  const { acceptEncoding } = client;
  const encoding = outcome !== 'hit' && takesZstd(acceptEncoding) ? 'zstd' : chooseEncoding(acceptEncoding);
  const headers = headersOf(page, encoding, { outcome, isAnyone: client.isAnyone === true, now });
  const held = headers.etag && heldTag(client.ifNoneMatch, page.etag, headers.etag);
  if (held) return { status: 304, headers: { ...headers, etag: held }, body: null, isOwn };
  const body = await bodyOf(page, encoding, isCached);
  if (encoding !== 'identity') {
    headers['content-encoding'] = encoding;
    const plain = isOwn && page.bodies.get('identity');
    if (plain) free(plain);
  }
  return { status: page.status, headers, body, isOwn };
}

/** The tag of this page that the client holds, in whatever encoding it was sent; undefined where it holds another page. */
function heldTag(ifNoneMatch: string | undefined, etag: string, own: string): string | undefined {
  if (ifNoneMatch === '*') return own;
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.find((tag) => ENCODINGS.some((encoding) => tag === `"${etag}-${encoding}"`));
}

const ENCODINGS: readonly PageEncoding[] = ['br', 'gzip', 'zstd', 'identity'];
