import { isRecord } from '../../platform/decode.ts';
import type { Review } from './review.schema.ts';
import type { ReviewsPage } from './reviews-page.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function isId(value: unknown): value is number | string {
  return typeof value === 'string' ? value !== '' : Number.isSafeInteger(value);
}

function decodeRecords(value: unknown): Review['attribute_records'] {
  return (Array.isArray(value) ? value : []).filter(isRecord).flatMap(({ id, name, value: said }) => {
    if (typeof name !== 'string' || (typeof said !== 'string' && typeof said !== 'number')) return [];
    return said === '' ? [] : [{ id: isId(id) ? id : name, name, value: String(said) }];
  });
}

/** Addresses of pictures, as texts or as the `url` of records; those of the web alone. */
function decodePhotos(value: unknown): string[] {
  const addresses = (Array.isArray(value) ? value : []).map((photo) => text(isRecord(photo) ? photo.url : photo));
  return addresses.filter((address) => /^https?:\/\//i.test(address));
}

/** One review; null where it has no id or no rating, for there is nothing to show. Texts that are missing are empty. */
export function decodeReview(value: unknown): Review | null {
  if (!isRecord(value)) return null;
  const { id, rating, customer } = value;
  if (!isId(id) || typeof rating !== 'number' || !(rating >= 1 && rating <= 5)) return null;
  return {
    id,
    rating,
    title: text(value.title),
    body: text(value.body),
    response: text(value.response) || null,
    created_at: text(value.created_at),
    customer: { first_name: isRecord(customer) ? text(customer.first_name) : '' },
    photos: decodePhotos(value.photo_urls),
    attribute_records: decodeRecords(value.attribute_records),
  };
}

const cursor = (value: unknown): string | null => text(value) || null;

function decodeList(rows: unknown, after: unknown): ReviewsPage | null {
  if (!Array.isArray(rows)) return null;
  return { reviews: rows.map(decodeReview).filter((review) => review !== null), next: cursor(after) };
}

/** `GET /v1/product_reviews`; null where it is not a list. The list ends where `meta.page.after` is null or missing. */
export function decodeV1(value: unknown): ReviewsPage | null {
  if (!isRecord(value)) return null;
  const page = isRecord(value.meta) ? value.meta.page : undefined;
  return decodeList(value.product_reviews, isRecord(page) ? page.after : undefined);
}

/** `GET /v2/products/remote/{id}/reviews`; null where it is not a list. */
export function decodeV2(value: unknown): ReviewsPage | null {
  if (!isRecord(value)) return null;
  return decodeList(value.data, isRecord(value.meta) ? value.meta.after : undefined);
}
