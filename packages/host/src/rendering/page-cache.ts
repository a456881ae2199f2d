import type { Cache } from '../cache/cache.ts';
import { asPage, type CachedPage, compact, sizeOfPage } from './cached-page.ts';
import { type Client, type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageRequest } from './page-request.ts';
import type { PageResult } from './page-result.ts';
import type { Publication } from './publication.ts';
import { pageQuery } from './request-scope.ts';
import type { CdnSettings } from './surrogate-keys.ts';

/** Answers of pages, of sections and of public texts, rendered once for everybody and cached compressed. */
export interface PageCache {
  /** The answer of this name from the cache, or made now; without a name it is this visitor's alone. */
  answer(key: string | null, client: Client, run: () => Promise<PageResult>): Promise<PageAnswer>;
  /** What is cached under this name: found without a promise, a query or a rendering. */
  cached(key: string): CachedPage | undefined;
  clear(): void;
  figures(): Record<string, number>;
  close(): void;
}

interface PageCacheOptions {
  /** 0 caches none. */
  maxBytes: number;
  publication: Publication;
  cdn?: CdnSettings | undefined;
  /** The shop's clock, ms since 1970. */
  now(): number;
  report(line: string): void;
}

/** Name of a page in the cache, or null where it is this visitor's alone. Previews are in design mode. */
export function cacheKey(request: PageRequest): string | null {
  if (request.designMode || request.formResults.size > 0 || request.path.startsWith('/account')) return null;
  const query = pageQuery(request.query);
  query.sort();
  return [request.origin, request.locale, request.country, request.rootUrl, request.path, query].join('\n');
}

const ALONE = { outcome: 'private', isOwn: true, isCached: false } as const;

export function createPageCache(
  cache: Cache,
  { maxBytes, publication, cdn, now, report }: PageCacheOptions,
): PageCache {
  const pages = cache.region<CachedPage>({ maxBytes, sizeOf: sizeOfPage, now });

  /** Runs after the uncompressed answer was sent. A page that cannot be compressed stays uncompressed. */
  async function leaveCompressed(key: string, page: CachedPage, size: number): Promise<void> {
    try {
      if (page.bodies.has('identity')) await compact(page);
      if (sizeOfPage(page) !== size) pages.resized(key, page);
    } catch (error) {
      report(`A page is not compressed: ${error}`);
    }
  }

  return {
    async answer(key, client, run) {
      if (publication.isDue()) await publication.publish();
      if (key === null)
        return pageAnswer(asPage({ ...(await run()), private: true }), client, { ...ALONE, now: now() });
      const { value, outcome } = await pages.share(key, async () => {
        const result = await run();
        const isShared = !result.private && result.status === 200 && result.redirect === undefined;
        return {
          value: asPage(result, isShared ? cdn : undefined),
          dependencies: isShared ? result.dependencies : null,
        };
      });
      const isOwn = outcome === 'private';
      const isCached = !isOwn && pages.has(key);
      const size = sizeOfPage(value);
      const sent = await pageAnswer(value, client, {
        outcome: isOwn && !value.isPrivate ? 'miss' : outcome,
        isOwn,
        isCached,
        now: now(),
      });
      if (isCached) void leaveCompressed(key, value, size);
      return outcome === 'hit' ? { ...sent, cached: { key, page: value } } : sent;
    },
    // What is due first is published by the way that waits.
    cached: (key) => (!publication.isDue() && pages.has(key) ? pages.get(key)?.value : undefined),
    clear: pages.clear,
    figures: pages.figures,
    close: pages.close,
  };
}
