import { useEffect, useRef, useState } from 'react';
import type { StoreStockState, StoreStockStore } from '../../integrations/store-stock/store-stock-store.ts';

/**
 * What the stores have of a variant: read from the first change of the variant on (`spec §4`), with all it takes. Null until then.
 */
export function useStoreStock(productId: number, variantId: number): StoreStockState | null {
  const [stock, setStock] = useState<StoreStockState | null>(null);
  /** The variant the page opened with: nothing is asked before another is chosen. */
  const opened = useRef<number | null>(variantId);
  const store = useRef<Promise<StoreStockStore | null> | null>(null);
  useEffect(() => {
    if (variantId === opened.current) return;
    opened.current = null;
    let current = true;
    store.current ??= import('../../integrations/store-stock/page-store-stock.ts').then(
      ({ pageStoreStock }) => pageStoreStock(productId),
      () => null,
    );
    let leave = () => {};
    void store.current.then((found) => {
      if (!found || !current) return;
      leave = found.subscribe(() => setStock(found.getState()));
      void found.variantChanged(variantId);
      setStock(found.getState());
    });
    return () => {
      current = false;
      leave();
    };
  }, [productId, variantId]);
  return stock;
}
