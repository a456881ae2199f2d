import type { ProductProps } from '@vitrine/contract';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { cart } from '../../state/cart.ts';
import { cartErrorSentence } from '../../state/cart-error-sentence.ts';
import { addError } from '../../state/cart-state.ts';
import { showAdded } from '../../state/open-cart.ts';
import { useCart } from '../../state/use-cart.ts';
import { lineProperties, statusOf } from './logic.ts';
import { typedProperties } from './typed-properties.ts';
import type { Chosen } from './use-choice.ts';

/** What the button does: adds one piece of the chosen variant, or toggles the waitlist panel (`spec §4`). */
export function useSubmit(product: ProductProps, choice: Chosen | null, retry: () => void) {
  const [panelOpen, setPanelOpen] = useState(false);
  /** Added, and on the way to the bag's page: a second press would be a second piece. */
  const [leaving, setLeaving] = useState(false);
  const variant = choice?.exact;
  const adding = useCart((state) => variant !== undefined && state.adding.includes(variant.id));
  const error = useCart((state) => (variant ? state.errors[addError(variant.id)] : undefined));
  const busy = adding || leaving;
  const fields = error?.fields && Object.keys(error.fields).length > 0 ? error.fields : null;

  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  async function add(id: number, properties: Record<string, string>) {
    const added = await cart.add({ id, quantity: 1, properties }, 'product');
    if (added.ok) setLeaving(showAdded() === 'go-to-cart');
  }

  return {
    busy,
    panelOpen,
    error: error && !fields ? cartErrorSentence(error) : null,
    /** Sentences by field of a gift card's form. */
    fields,
    forgive: () => variant && cart.dismissError(addError(variant.id)),
    submit(event: SyntheticEvent<HTMLFormElement>) {
      // Before the page has come to life the form is a plain one.
      if (!choice) return;
      event.preventDefault();
      if (choice.lookup === 'failed') return retry();
      if (!variant || busy) return;
      if (statusOf(variant) === 'waitlist') return setPanelOpen(!panelOpen);
      const typed = typedProperties(new FormData(event.currentTarget));
      void add(variant.id, { ...lineProperties(variant, product.final_sale), ...typed });
    },
  };
}
