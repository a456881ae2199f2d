import type { StoredReview } from './reviews-file.ts';

const orNull = (text: string) => (text === '' ? null : text);
/** With milliseconds, as the service writes times. */
const time = (text: string) => new Date(text).toISOString();

/** Characters from which a full-marks review is shown first. */
const LONG = 140;

export const isFeatured = ({ rating, body }: StoredReview): boolean => rating === 5 && body.length >= LONG;

/** A review as both versions of the list print it. Missing texts are null; fields not requested are absent. */
export function reviewJson(review: StoredReview, productTitle: string, include: ReadonlySet<string>, photosAt: string) {
  return {
    id: review.id,
    product_id: review.productNumber,
    customer_id: review.id + 400_000,
    rating: review.rating,
    title: orNull(review.title),
    body: orNull(review.body),
    response: orNull(review.response),
    created_at: time(review.createdAt),
    updated_at: time(review.createdAt),
    target_title: productTitle,
    verified_buyer: true,
    would_recommend: review.rating === 3 ? null : review.rating > 3,
    featured: isFeatured(review),
    up_vote_count: 0,
    down_vote_count: 0,
    photo_urls: review.photos.map((name) => `${photosAt}/${encodeURIComponent(name)}`),
    video_urls: [],
    ...(include.has('customer')
      ? { customer: { id: review.id + 400_000, first_name: orNull(review.firstName), last_name: null } }
      : {}),
    ...(include.has('attribute_records')
      ? {
          attribute_records: review.attributes.map(({ name, value }, index) => ({
            id: review.id * 10 + index,
            name,
            value,
          })),
        }
      : {}),
  };
}
