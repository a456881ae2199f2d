import { t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import type { StoreWords } from './store-words.ts';
import type { Chosen } from './use-choice.ts';

/** What was chosen besides the color: "Size 4, Length Tall". */
function sizeOf(product: Pick<ProductProps, 'options'>, { values }: Pick<Chosen, 'values'>): string {
  return product.options
    .flatMap(({ name, is_color, values: all }, index) =>
      is_color || all.length < 2 ? [] : `${name} ${values[index] ?? ''}`,
    )
    .join(', ');
}

/**
 * The stores, and what they have of the variant that is chosen, on the first view too; of an open choice nothing is said. The names are
 * there from the start, so that nothing moves when the inventory app answers; what it does not say is left out.
 */
export function StoreStock({
  product,
  choice,
}: {
  product: Pick<ProductProps, 'id' | 'options'> & { service: Pick<ProductProps['service'], 'stores' | 'pick_up'> };
  choice: Pick<Chosen, 'values' | 'exact'> | null;
}) {
  const [words, setWords] = useState<StoreWords | null>(null);
  const chosen = choice?.exact?.id;
  const pickUp = product.service.pick_up;
  useEffect(() => {
    setWords(null);
    if (chosen === undefined) return;
    let current = true;
    import('./store-words.ts').then(
      ({ storeWords }) => storeWords(product.id, chosen, pickUp, (said) => current && setWords(said)),
      // Offline: the next choice asks again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [product.id, chosen, pickUp]);
  const size = choice?.exact ? sizeOf(product, choice) : '';
  return (
    product.service.stores.length > 0 && (
      <div className="store-stock small">
        <p className="label muted">{size ? t('stores.title_of', { size }) : t('stores.title')}</p>
        <dl>
          {product.service.stores.map((store) => (
            <div key={store.id}>
              <dt>
                <a className="link" href={store.url}>
                  {store.name}
                </a>
              </dt>
              <dd>{words?.[store.id]}</dd>
              {words && pickUp && (
                <dd>
                  <button
                    type="button"
                    className="text-button muted"
                    aria-label={t('stores.mine_of', { store: store.name })}
                    aria-pressed={words.mine === store.id}
                    onClick={() => words.choose(store.id)}
                  >
                    {t('stores.mine')}
                  </button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    )
  );
}
