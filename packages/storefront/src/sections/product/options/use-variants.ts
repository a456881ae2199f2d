import { useEffect, useState } from 'react';
import { isWhole } from '../../../domain/choice.ts';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import type { ProductProps } from '../product.schema.ts';

const loadLoader = () => import('./load-variants.ts');

/**
 * The product with all its variants. Liquid gives 250; what is missing is asked for once the page is alive, so that every later
 * choice is answered here, without the network. `failed`: they could not be had; `retry` asks again.
 */
export function useVariants(product: ProductProps) {
  const [variants, setVariants] = useState<ProductVariant[] | null>(null);
  const [failed, setFailed] = useState(false);
  const lacking = variants === null && !failed;
  useEffect(() => {
    if (!lacking || isWhole(product)) return;
    let gone = false;
    const settle = (all: ProductVariant[] | null) => {
      if (gone) return;
      setVariants(all);
      setFailed(all === null);
    };
    loadLoader()
      .then(({ loadVariants }) => loadVariants(product))
      .then(settle, () => settle(null));
    return () => {
      gone = true;
    };
  }, [lacking, product]);
  return {
    whole: variants ? { ...product, variants, variants_count: variants.length } : product,
    failed,
    retry: () => setFailed(false),
  };
}
