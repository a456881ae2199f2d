import { contains, fallback, metafield, type ProductObject, replace, string } from '@vitrine/compiler';

/** Languages that write a fraction with a point; the others of our customers write it with a comma. */
const POINT = 'en ja zh-CN zh-TW ko th he';

/** What a product's metafields say of its reviews; shaped as the contract's `Rating`. `locale`: of the page. */
export function ratingOf(product: ProductObject, locale: string) {
  const rating = string(metafield<{ rating: number }>(product, 'reviews', 'rating')?.rating);
  return {
    rating,
    rating_text: contains(POINT, locale) ? rating : replace(rating, '.', ','),
    count: fallback(metafield<number>(product, 'reviews', 'rating_count'), 0),
  };
}
