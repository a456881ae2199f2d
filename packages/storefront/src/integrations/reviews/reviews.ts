import { requestJson } from '../../platform/request.ts';
import { ok, type Result } from '../../platform/result.ts';
import { type AppFailure, fromCall } from '../app-failure.ts';
import { decodeV1, decodeV2 } from './decode-reviews.ts';
import type { ReviewsPage } from './reviews-page.ts';

export interface ReviewsCall {
  /** Aborted when nobody wants the answer any more. */
  signal?: AbortSignal;
  /** As many reviews as the service gives at once, instead of `pageSize`. */
  max?: boolean;
}

/** Reads what customers say of a product. */
export interface ReviewsPort {
  firstPage(productId: number, call?: ReviewsCall): Promise<Result<ReviewsPage, AppFailure>>;
  /** `cursor` is a page's `next`. */
  nextPage(productId: number, cursor: string, call?: ReviewsCall): Promise<Result<ReviewsPage, AppFailure>>;
}

export interface ReviewsService {
  /** Base address, e.g. `https://api.juniphq.com` (v1) or `https://apid.juniphq.com` (v2). */
  url: string;
  version: 'v1' | 'v2';
  /** The store's public key. */
  key: string;
  /** Reviews a page; brought into what the service allows (v1: 5 to 100, v2: 1 to 50). */
  pageSize: number;
}

/** ms the service has to answer. */
export const REVIEWS_TIMEOUT = 10_000;

const HIGHEST = { v1: 100, v2: 50 };
const LOWEST = { v1: 5, v2: 1 };

/** The reviews service over HTTP (rule call-8). */
export function createReviews({ url, version, key, pageSize }: ReviewsService): ReviewsPort {
  const size = String(Math.max(LOWEST[version], Math.min(HIGHEST[version], Math.trunc(pageSize) || LOWEST[version])));
  const base = url.replace(/\/+$/, '');

  function address(productId: number, cursor: string | undefined, most: boolean): string {
    const count = most ? String(HIGHEST[version]) : size;
    if (version === 'v2') {
      const query = new URLSearchParams({ page_size: count, sort_field: 'created_at', sort_order: 'desc' });
      if (cursor !== undefined) query.set('page_after', cursor);
      return `${base}/v2/products/remote/${productId}/reviews?${query}`;
    }
    const query = new URLSearchParams({
      'filter[product_remote_ids]': String(productId),
      include: 'customer,attribute_records',
      'page[size]': count,
      'sort[field]': 'created_at',
      'sort[order]': 'desc',
    });
    if (cursor !== undefined) query.set('page[after]', cursor);
    return `${base}/v1/product_reviews?${query}`;
  }

  async function read(
    productId: number,
    cursor: string | undefined,
    { signal, max: most = false }: ReviewsCall = {},
  ): Promise<Result<ReviewsPage, AppFailure>> {
    const headers = { 'Junip-Store-Key': key };
    const answer = await requestJson(address(productId, cursor, most), { signal, headers, timeout: REVIEWS_TIMEOUT });
    if (!answer.ok) return { ok: false, error: fromCall(answer.error) };
    const page = version === 'v2' ? decodeV2(answer.value) : decodeV1(answer.value);
    return page
      ? ok(page)
      : { ok: false, error: { kind: 'bad-shape', path: version === 'v2' ? 'data' : 'product_reviews' } };
  }

  return {
    firstPage: (productId, call) => read(productId, undefined, call),
    nextPage: (productId, cursor, call) => read(productId, cursor, call),
  };
}
