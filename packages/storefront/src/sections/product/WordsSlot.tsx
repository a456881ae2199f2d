import { memo, Suspense } from 'react';
import { ProductWords } from '#product-words';
import type { ProductProps } from './product.schema.ts';

/**
 * The words of a product: painted by the platform, alive once somebody goes to them (`#product-words` has another half in the browser).
 * They depend on nothing that is chosen, and must not be drawn again before: React would take away what it has not hydrated yet.
 */
export const WordsSlot = memo(function WordsSlot({ product }: { product: ProductProps }) {
  return (
    <div className="accordions">
      <Suspense fallback={null}>
        <ProductWords product={product} />
      </Suspense>
    </div>
  );
});
