import { contains, fallback, metafield, onPage, type ProductObject, replace, string } from '@vitrine/compiler';

/** Languages that write a fraction with a point; the others write it with a comma. */
const POINT = 'en ja zh-CN zh-TW ko th he';

/** What a product's metafields say of its reviews; shaped as the contract's `Rating`. */
export function ratingOf(product: ProductObject) {
  const rating = string(metafield<{ rating: number }>(product, 'reviews', 'rating')?.rating);
  return {
    rating,
    rating_text: contains(POINT, onPage<string>('request.locale.iso_code')) ? rating : replace(rating, '.', ','),
    count: fallback(metafield<number>(product, 'reviews', 'rating_count'), 0),
  };
}
