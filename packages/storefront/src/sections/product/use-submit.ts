import type { ProductProps } from '@vitrine/contract';
import { type SyntheticEvent, useState } from 'react';
import { cart } from '../../state/cart.ts';
import { cartErrorSentence } from '../../state/cart-error-sentence.ts';
import { addError } from '../../state/cart-state.ts';
import { showAdded } from '../../state/open-cart.ts';
import { useCart } from '../../state/use-cart.ts';
import { lineProperties, statusOf } from './logic.ts';
import type { Chosen } from './use-choice.ts';

/** What the button does: adds one piece of the chosen variant, or toggles the waitlist panel (`spec §4`). */
export function useSubmit(product: ProductProps, choice: Chosen | null) {
  const [panelOpen, setPanelOpen] = useState(false);
  const variant = choice?.exact;
  const busy = useCart((state) => variant !== undefined && state.adding.includes(variant.id));
  const error = useCart((state) => (variant ? state.errors[addError(variant.id)] : undefined));

  async function add(id: number, properties: Record<string, string>) {
    const added = await cart.add({ id, quantity: 1, properties }, 'product');
    if (added.ok) showAdded();
  }

  return {
    busy,
    panelOpen,
    error: error ? cartErrorSentence(error) : null,
    submit(event: SyntheticEvent) {
      // Before the page has come to life the form is a plain one.
      if (!choice) return;
      event.preventDefault();
      if (!variant || busy) return;
      if (statusOf(variant) === 'waitlist') setPanelOpen(!panelOpen);
      else void add(variant.id, lineProperties(variant, product.final_sale));
    },
  };
}
