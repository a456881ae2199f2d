import type { z } from 'zod';
import { decode } from '../../platform/decode.ts';
import {
  AttributeAnswer,
  PhotoAnswer,
  type Review,
  ReviewAnswer,
  ReviewsAnswerV1,
  ReviewsAnswerV2,
} from './review.schema.ts';
import type { ReviewsPage } from './reviews-page.ts';

/** The rows that have the schema's shape. */
function decodeRows<S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.infer<S>[] {
  return rows.flatMap((row) => {
    const read = decode(schema, row);
    return read.ok ? [read.value] : [];
  });
}

/** Addresses of pictures, those of the web alone. */
const photosOf = (rows: readonly unknown[]): string[] =>
  decodeRows(PhotoAnswer, rows)
    .map((photo) => (typeof photo === 'string' ? photo : photo.url))
    .filter((address) => /^https?:\/\//i.test(address));

const attributesOf = (rows: readonly unknown[]): Review['attribute_records'] =>
  decodeRows(AttributeAnswer, rows)
    .filter(({ value }) => value !== '')
    .map(({ id, name, value }) => ({ id: id || name, name, value: String(value) }));

/** One review; null where it has no id or no rating, for there is nothing to show. Texts that are missing are empty. */
export function decodeReview(value: unknown): Review | null {
  const read = decode(ReviewAnswer, value);
  if (!read.ok) return null;
  const { photo_urls, attribute_records, customer, ...review } = read.value;
  if (review.id === '' || !(review.rating >= 1 && review.rating <= 5)) return null;
  return {
    ...review,
    response: review.response || null,
    customer: customer ?? { first_name: '' },
    photos: photosOf(photo_urls),
    attribute_records: attributesOf(attribute_records),
  };
}

const pageOf = (rows: readonly unknown[], after: unknown): ReviewsPage => ({
  reviews: rows.map(decodeReview).filter((review) => review !== null),
  next: typeof after === 'string' && after !== '' ? after : null,
});

/** A page of the service's first version; null where it is not a list. */
export function decodeV1(value: unknown): ReviewsPage | null {
  const read = decode(ReviewsAnswerV1, value);
  return read.ok ? pageOf(read.value.product_reviews, read.value.meta?.page?.after) : null;
}

/** A page of its second version; null where it is not a list. */
export function decodeV2(value: unknown): ReviewsPage | null {
  const read = decode(ReviewsAnswerV2, value);
  return read.ok ? pageOf(read.value.data, read.value.meta?.after) : null;
}
