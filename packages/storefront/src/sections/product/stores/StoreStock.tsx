import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductWithStores } from './product-with-stores.ts';
import type { StoreWords } from './store-texts.tsx';

interface StoreStockProps {
  product: ProductWithStores;
  choice: Pick<ShownChoice, 'values' | 'exact'>;
}

const loadWords = () => import('./store-texts.tsx');

/**
 * The stores, and what they have of the variant that is chosen, on the first view too; of an open choice nothing is said. The names are
 * there from the start, so that nothing moves when the inventory app answers; what it does not say is left out.
 */
export function StoreStock({ product, choice }: StoreStockProps) {
  const [words, setWords] = useState<StoreWords | null>(null);
  useEffect(() => {
    setWords(null);
    const { exact, values } = choice;
    if (!exact) return;
    let current = true;
    loadWords().then(
      ({ storeWords }) => storeWords(product, exact.id, values, (said) => current && setWords(said)),
      // Offline: the next choice asks again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [product, choice]);
  return (
    product.service.stores.length > 0 && (
      <div className="store-stock small">
        <p className="label muted">{words ? words.title : t('stores.title')}</p>
        <dl>
          {product.service.stores.map((store) => (
            <div key={store.id}>
              <dt>
                <a className="link" href={store.url}>
                  {store.name}
                </a>
              </dt>
              <dd>{words?.[store.id]}</dd>
              {words?.control(store)}
            </div>
          ))}
        </dl>
      </div>
    )
  );
}
