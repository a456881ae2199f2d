import { Html } from '@vitrine/compiler/view.ts';
import type { CSSProperties } from 'react';
import type { ShownChoice } from '../../domain/shown-choice.ts';
import type { ProductProps, PromotionBanner as Promotion } from './product.schema.ts';

/** The promotion banner of a product, in one of two places: over the corner of its pictures, or in line (rules product-3, data-14). */
export function PromotionBanner({
  product,
  choice,
  place,
}: {
  product: ProductProps;
  choice: ShownChoice;
  place: Promotion['style'];
}) {
  return (
    product.promotion !== null &&
    product.promotion.style === place &&
    !choice.variant.no_banner && (
      <div
        className={place === 'corner' ? 'promotion promotion--corner' : 'promotion promotion--inline'}
        style={
          {
            '--promotion-color': product.promotion.color,
            '--promotion-leading': product.promotion.line_height,
            '--promotion-size': product.promotion.text_size,
            '--promotion-em': product.promotion.em_size,
            '--promotion-strong': product.promotion.strong_size,
          } as CSSProperties
        }
      >
        <Html html={product.promotion.html} />
      </div>
    )
  );
}
