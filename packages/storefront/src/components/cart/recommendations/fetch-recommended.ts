import { routes } from '@vitrine/compiler/view.ts';
import type { Recommendation } from '../../../platform/products/recommendations.schema.ts';
import { fetchRecommendations } from '../../../platform/products/recommendations.ts';
import type { RecommendedProduct } from '../cart-view.schema.ts';
import { productUrl } from './product-url.ts';
import { MOST_RECOMMENDED } from './recommended-choice.ts';

/** Widths of a picture, px. */
const WIDTHS = [160, 320, 480];

const withWidth = (src: string, width: number): string => `${src}${src.includes('?') ? '&' : '?'}width=${width}`;

/** What the platform proposes, as it is shown beside the bag. */
export function recommendedFrom(product: Recommendation): RecommendedProduct {
  const variants = product.variants.filter(({ available }) => available);
  const [first] = variants;
  const src = product.featured_image;
  return {
    id: first?.id ?? product.id,
    // The platform adds where it was proposed.
    url: productUrl(product),
    title: product.title,
    price: first?.price ?? product.price,
    image:
      src === null
        ? null
        : {
            src: withWidth(src, 320),
            srcset: WIDTHS.map((width) => `${withWidth(src, width)} ${width}w`).join(', '),
            width: 900,
            height: 1200,
            alt: '',
          },
    options: product.options.map(({ name }) => name).join(' / '),
    variants: variants.map(({ id, title, price }) => ({ id, title, price })),
  };
}

/** What complements each of these products, then what is related to the first; a call that fails brings nothing. */
export function fetchRecommended(ids: readonly number[], signal: AbortSignal): Promise<RecommendedProduct[][]> {
  const ask = async (id: number, intent: 'complementary' | 'related') => {
    const answer = await fetchRecommendations(routes, id, 2 * MOST_RECOMMENDED, intent, { signal });
    return answer.ok ? answer.value.map(recommendedFrom) : [];
  };
  return Promise.all([
    ...ids.map((id) => ask(id, 'complementary')),
    ...ids.slice(0, 1).map((id) => ask(id, 'related')),
  ]);
}
