import { t } from '@vitrine/compiler/view.ts';
import { useRef } from 'react';
import { ProductCarousel } from '../product-carousel/ProductCarousel.tsx';
import type { RelatedProductsProps } from './related-products.schema.ts';
import { useRecommended } from './use-recommended.ts';

/** Products beside the one that is looked at, to leaf through. Painted with the page's own; the platform's take their place. */
export function RelatedProducts(props: RelatedProductsProps) {
  const row = useRef<HTMLDivElement>(null);
  const recommended = useRecommended(props, row);
  const items = recommended ?? props.items;
  return (
    <div ref={row}>
      {items.length > 0 && (
        <ProductCarousel
          {...props}
          heading={props.heading || t('related.title')}
          items={items}
          key={recommended ? 'platform' : 'page'}
        />
      )}
    </div>
  );
}
