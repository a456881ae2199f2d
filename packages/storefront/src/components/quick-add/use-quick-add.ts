import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import type { Card } from '../../domain/card.schema.ts';
import type { CardProduct } from '../../domain/card-product.schema.ts';
import { lineProperties } from '../../domain/line-properties.ts';
import { fetchCardProduct } from '../../platform/products/card-product.ts';
import { cart } from '../../state/cart/cart.ts';
import { cartErrorText } from '../../state/cart/cart-error-text.ts';
import { prepareCartForAdd, showCartAfterAdd } from '../../state/cart/open-cart.ts';
import { quickChoices, quickProduct } from './quick-choices.ts';

/** What can be added from a card: its product's variants in the color shown. What they are is read when this opens. */
export function useQuickAdd(card: Card, onAdded: () => void) {
  const [product, setProduct] = useState<CardProduct | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    void fetchCardProduct(card.url).then((answer) => {
      if (gone) return;
      if (answer.ok) setProduct(answer.value);
      else setError(t('card.quick_failed'));
    });
    return () => {
      gone = true;
    };
  }, [card.url]);

  return {
    choices: product ? quickChoices(product, card.color) : [],
    product: product ? quickProduct(product, card.color) : undefined,
    busy,
    error,
    async add(id: number) {
      const variant = product?.variants.find((candidate) => candidate.id === id);
      if (!product || !variant || busy !== null) return;
      setBusy(id);
      setError(null);
      prepareCartForAdd();
      const added = await cart.add(
        { id, quantity: 1, properties: lineProperties(variant, product.final_sale) },
        'product',
      );
      setBusy(null);
      if (!added.ok) return setError(cartErrorText(added.error));
      onAdded();
      showCartAfterAdd();
    },
  };
}
