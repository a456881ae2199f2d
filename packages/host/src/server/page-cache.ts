import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './asset-encoding.ts';
import type { ChangeLog } from './change-log.ts';
import type { PageResult } from './pages.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A public page, kept whole. */
export interface CachedPage {
  status: number;
  contentType: string;
  body: Buffer;
  /** Without quotes and without the encoding. */
  etag: string;
  reads: ReadonlySet<string>;
  /** Values of the `Link` header. */
  links: readonly string[];
  /** Compressed bodies, made when they are first asked for. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

interface Entry {
  page: CachedPage;
  bytes: number;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** `moment`: when rendering began; a page whose rows changed since is not kept. */
  put(key: string, result: PageResult, moment: number): CachedPage;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
  /** What it holds, hits and misses of `get`, and by reason what left it and what `put` did not take. */
  figures(): Record<string, number>;
}

/** The page as it is handed out, whether kept or not. */
export function asPage(result: PageResult): CachedPage {
  const body = Buffer.from(result.body);
  const etag = createHash('sha1').update(body).digest('base64url').slice(0, 22);
  return {
    status: result.status,
    contentType: result.contentType,
    body,
    etag,
    reads: result.reads,
    links: result.links ?? [],
    encoded: new Map(),
  };
}

/** The body in an encoding: fast enough to be made while someone waits, kept with the page. */
export function encodedBody(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(page.body);
  const known = page.encoded.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? brotli(page.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
            [constants.BROTLI_PARAM_LGWIN]: 18,
          },
        })
      : gzipped(page.body, { level: 6 });
  page.encoded.set(encoding, made);
  return made;
}

/** Rendered public pages: bounded by bytes, the longest unused go first, a change drops exactly the pages that read it. */
export function createPageCache(log: ChangeLog, maxBytes: number): PageCache {
  const entries = new Map<string, Entry>();
  const keysByRead = new Map<string, Set<string>>();
  let bytes = 0;
  const count = {
    page_cache_hits: 0,
    page_cache_misses: 0,
    'page_cache_drops.changed': 0,
    'page_cache_drops.space': 0,
    'page_cache_drops.renewed': 0,
    'page_cache_drops.theme': 0,
    'page_cache_not_kept.changed': 0,
    'page_cache_not_kept.large': 0,
  };

  function drop(key: string, reason: 'changed' | 'space' | 'renewed'): void {
    const entry = entries.get(key);
    if (!entry) return;
    count[`page_cache_drops.${reason}`] += 1;
    entries.delete(key);
    bytes -= entry.bytes;
    for (const read of entry.page.reads) {
      const keys = keysByRead.get(read);
      keys?.delete(key);
      if (keys?.size === 0) keysByRead.delete(read);
    }
  }
  log.onChange((changed) => {
    for (const read of changed) for (const key of [...(keysByRead.get(read) ?? [])]) drop(key, 'changed');
  });

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) {
        count.page_cache_misses += 1;
        return undefined;
      }
      count.page_cache_hits += 1;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    put(key, result, moment) {
      const page = asPage(result);
      drop(key, 'renewed');
      if (log.changedSince(page.reads, moment)) {
        count['page_cache_not_kept.changed'] += 1;
        return page;
      }
      // Compressed bodies come later; together they are about a third of the page.
      const entry = { page, bytes: Math.ceil(page.body.length * 1.35) + page.reads.size * 60 + 500 };
      if (entry.bytes > maxBytes / 4) {
        count['page_cache_not_kept.large'] += 1;
        return page;
      }
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const read of page.reads) {
        const keys = keysByRead.get(read);
        if (keys) keys.add(key);
        else keysByRead.set(read, new Set([key]));
      }
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest, 'space');
      }
      return page;
    },
    clear() {
      count['page_cache_drops.theme'] += entries.size;
      entries.clear();
      keysByRead.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
    figures: () => ({ page_cache_pages: entries.size, page_cache_bytes: bytes, ...count }),
  };
}
