import { inSizeOrder } from '../../domain/size-order.ts';
import type { Review } from './review.schema.ts';

/** Which reviews a shopper wants to read: those that fit all of it. */
export interface ReviewFilter {
  /** Whole stars, 1 to 5; null: any. */
  stars: number | null;
  /** Only reviews with pictures. */
  pictures: boolean;
  /** Value of an attribute by its name, e.g. `Fit`: `Runs small`. */
  attributes: Readonly<Record<string, string>>;
}

export const NO_FILTER: ReviewFilter = { stars: null, pictures: false, attributes: {} };

export const isFiltering = ({ stars, pictures, attributes }: ReviewFilter): boolean =>
  stars !== null || pictures || Object.keys(attributes).length > 0;

const starsOf = ({ rating }: Review): number => Math.min(5, Math.max(1, Math.round(rating)));

export function matchesFilter(review: Review, { stars, pictures, attributes }: ReviewFilter): boolean {
  return (
    (stars === null || starsOf(review) === stars) &&
    (!pictures || review.photos.length > 0) &&
    Object.entries(attributes).every(([name, value]) =>
      review.attribute_records.some((record) => record.name === name && record.value === value),
    )
  );
}

/** What can be chosen from: only what tells some reviews from others. */
export interface ReviewFacets {
  /** Best first. */
  stars: { stars: number; count: number }[];
  /** Reviews with pictures. */
  pictures: number;
  attributes: { name: string; values: { value: string; count: number }[] }[];
}

/** Attributes with more values than this are not chosen from a list. */
const MAX_VALUES = 24;
/** More attributes than these would be a wall of lists. */
const MAX_ATTRIBUTES = 4;

const numeric = new Intl.Collator('en', { numeric: true });

/** Sizes in the order of sizes, heights by number, other values as the reviews first name them. */
function inOrder(values: string[]): string[] {
  const isMeasure = values.every((value) => /\d/.test(value));
  const isHeight = values.every((value) => /^\d+['\s]/.test(value));
  if (isHeight) return values.toSorted(numeric.compare);
  return isMeasure || values.some((value) => /^(x*s|m|x*l|os)$/i.test(value))
    ? inSizeOrder(values, (value) => value)
    : values;
}

/** The facets of all reviews of a product. */
export function facetsOf(reviews: readonly Review[]): ReviewFacets {
  const stars = new Map<number, number>();
  const attributes = new Map<string, Map<string, number>>();
  for (const review of reviews) {
    stars.set(starsOf(review), (stars.get(starsOf(review)) ?? 0) + 1);
    for (const { name, value } of review.attribute_records) {
      const values = attributes.get(name) ?? new Map<string, number>();
      attributes.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  return {
    stars: [...stars].map(([count, of]) => ({ stars: count, count: of })).sort((a, b) => b.stars - a.stars),
    pictures: reviews.filter(({ photos }) => photos.length > 0).length,
    attributes: [...attributes]
      .filter(([, values]) => values.size > 1 && values.size <= MAX_VALUES)
      .slice(0, MAX_ATTRIBUTES)
      .map(([name, values]) => ({
        name,
        values: inOrder([...values.keys()]).map((value) => ({ value, count: values.get(value) ?? 0 })),
      })),
  };
}
