import { t } from '@vitrine/compiler/view.ts';
import type { ProductStore } from '@vitrine/contract';
import { useEffect, useRef, useState } from 'react';
import type { StoreWords } from './store-words.ts';

/**
 * The stores, and what they have of the chosen variant: read from its first change on (`spec §4`), with all that takes. The names are
 * there from the start, so that nothing moves when the inventory app answers; what it does not say is left out.
 */
export function StoreStock({
  stores,
  productId,
  variantId,
  picked = false,
}: {
  stores: ProductStore[];
  productId: number;
  variantId: number;
  /** The shopper has chosen, be it the variant the page opened with. */
  picked?: boolean;
}) {
  const [words, setWords] = useState<StoreWords | null>(null);
  /** The variant the page opened with: nothing is asked before another is chosen. */
  const opened = useRef(variantId);
  useEffect(() => {
    if (variantId === opened.current && !picked) return;
    opened.current = 0;
    let current = true;
    void import('./store-words.ts').then(({ storeWords }) =>
      storeWords(productId, variantId, (said) => current && setWords(said)),
    );
    return () => {
      current = false;
    };
  }, [productId, variantId, picked]);
  return (
    stores.length > 0 && (
      <div className="store-stock small">
        <p className="label muted">{t('stores.title')}</p>
        <dl>
          {stores.map((store) => (
            <div key={store.id}>
              <dt>
                <a className="link" href={store.url}>
                  {store.name}
                </a>
              </dt>
              <dd>{words?.[store.id]}</dd>
            </div>
          ))}
        </dl>
      </div>
    )
  );
}
