import { CollectionProps } from '../../domain/collection.schema.ts';
import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import { type Call, request } from '../request.ts';
import { fail, type Result } from '../result.ts';

/** Id of the element that holds the collection's JSON (rule call-6). */
export const COLLECTION_DATA_ID = 'collection-data';

/** Reads a collection out of its page's HTML; `&quot;` is turned back into quotes (rule call-6). */
export function parseCollectionPage(html: string): Result<CollectionProps, CallFailure> {
  const source = new DOMParser().parseFromString(html, 'text/html').getElementById(COLLECTION_DATA_ID)?.textContent;
  if (!source) return fail({ kind: 'bad-shape', path: `#${COLLECTION_DATA_ID}` });
  for (const candidate of [source, source.replaceAll('&quot;', '"')]) {
    try {
      return decode(CollectionProps, JSON.parse(candidate));
    } catch {
      // The second candidate, or none.
    }
  }
  return fail({ kind: 'bad-shape', path: `#${COLLECTION_DATA_ID}` });
}

/** Fetches `next_url` or a filter's address and reads the collection in it (rule call-6). */
export async function fetchCollection(
  url: string,
  call: Pick<Call, 'signal'> = {},
): Promise<Result<CollectionProps, CallFailure>> {
  const page = await request(url, call);
  return page.ok ? parseCollectionPage(page.value) : page;
}
