import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductWithStores, StoreTexts } from './store-texts.tsx';

interface StoreStockProps {
  product: ProductWithStores;
  choice: Pick<ShownChoice, 'values' | 'exact'>;
}

const importTexts = () => import('./store-texts.tsx');

/**
 * The stores and their stock of the chosen variant; no stock while an option is open. The names are rendered from the start, so that
 * nothing shifts when the inventory app answers; a quantity it does not give is left out.
 */
export function StoreStock({ product, choice }: StoreStockProps) {
  const [texts, setTexts] = useState<StoreTexts | null>(null);
  useEffect(() => {
    setTexts(null);
    const { exact, values } = choice;
    if (!exact) return;
    let current = true;
    importTexts().then(
      ({ watchStoreTexts }) => watchStoreTexts(product, exact.id, values, (next) => current && setTexts(next)),
      // Offline: the next choice tries again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [product, choice]);
  return (
    product.service.stores.length > 0 && (
      <div className="store-stock small">
        <p className="label muted">{texts ? texts.title : t('stores.title')}</p>
        <dl>
          {product.service.stores.map((store) => (
            <div key={store.id}>
              <dt>
                <a className="link" href={store.url}>
                  {store.name}
                </a>
              </dt>
              <dd>{texts?.[store.id]}</dd>
              {texts?.control(store)}
            </div>
          ))}
        </dl>
      </div>
    )
  );
}
