import { appsConfig } from '../../platform/apps-config.ts';
import { createReviews } from './reviews.ts';
import { createReviewsStore, type ReviewsStore } from './reviews-store.ts';

/** The reviews of this page, or null where the theme names no reviews service. Each call answers a store of its own. */
export function pageReviews(): ReviewsStore | null {
  const { reviewsUrl: url, reviewsVersion: version, reviewsKey: key, reviewsPageSize: pageSize } = appsConfig();
  if (url === '' || key === '') return null;
  return createReviewsStore(createReviews({ url, version, key, pageSize }), pageSize);
}
