import { useEffect, useState } from 'react';
import { hasAllVariants } from '../../../domain/choice.ts';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import type { ProductProps } from '../product.schema.ts';

const importLoader = () => import('./load-variants.ts');

/**
 * The product with all its variants. Liquid gives 250; the others are fetched once the page is hydrated, so that every later choice
 * needs no request. `failed`: the request failed; `retry` repeats it.
 */
export function useVariants(product: ProductProps) {
  const [variants, setVariants] = useState<ProductVariant[] | null>(null);
  const [failed, setFailed] = useState(false);
  const isIncomplete = variants === null && !failed;
  useEffect(() => {
    if (!isIncomplete || hasAllVariants(product)) return;
    let isCancelled = false;
    const receive = (all: ProductVariant[] | null) => {
      if (isCancelled) return;
      setVariants(all);
      setFailed(all === null);
    };
    importLoader()
      .then(({ loadVariants }) => loadVariants(product))
      .then(receive, () => receive(null));
    return () => {
      isCancelled = true;
    };
  }, [isIncomplete, product]);
  return {
    whole: variants ? { ...product, variants, variants_count: variants.length } : product,
    failed,
    retry: () => setFailed(false),
  };
}
