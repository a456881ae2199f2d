import type { LookProduct } from '@vitrine/contract';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { cart } from '../../state/cart.ts';
import { cartErrorSentence } from '../../state/cart-error-sentence.ts';
import { addError } from '../../state/cart-state.ts';
import { prepareAdded, showAdded } from '../../state/open-cart.ts';
import { useCart } from '../../state/use-cart.ts';
import { lineOf } from './line-of.ts';

/** Puts one piece of the chosen variant into the bag and opens it (`spec §4`). */
export function useAdd(product: LookProduct) {
  const [wanted, setWanted] = useState(0);
  const busy = useCart((state) => state.adding.includes(wanted));
  const error = useCart((state) => state.errors[addError(wanted)]);
  return {
    busy,
    error: error ? cartErrorSentence(error) : null,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const line = lineOf(product, Number(new FormData(event.currentTarget).get('id')));
      if (!line || busy) return;
      setWanted(line.id);
      prepareAdded();
      const added = await cart.add(line, 'product');
      if (added.ok) showAdded();
    },
  };
}
