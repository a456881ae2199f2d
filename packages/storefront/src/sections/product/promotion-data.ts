import { metafield, string } from '@vitrine/compiler';
import type { ProductObject } from '@vitrine/compiler/platform/objects.ts';

/** The promotion banner of a product, from its metafields; null where it has none (rules product-3, data-14). */
export function promotionOf(product: ProductObject) {
  const html = metafield(product, 'custom', 'promotion_banner');
  const field = (key: string): string => string(metafield<string | number>(product, 'custom', key));
  return html
    ? {
        html,
        style: field('promotion_banner_style') === 'corner' ? ('corner' as const) : ('inline' as const),
        color: field('promotion_banner_color'),
        line_height: field('promotion_line_height'),
        text_size: field('promotion_text_size'),
        em_size: field('promotion_em_size'),
        strong_size: field('promotion_strong_size'),
      }
    : null;
}
