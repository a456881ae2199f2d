import { type SyntheticEvent, useEffect, useState } from 'react';
import { statusOf } from '../../../domain/availability.ts';
import { lineProperties } from '../../../domain/line-properties.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import { pageConfig } from '../../../platform/page-config.ts';
import { addError } from '../../../state/add-error.ts';
import type { CartStore } from '../../../state/cart-api.ts';
import { cartErrorSentence } from '../../../state/cart-error-sentence.ts';
import type { CartError } from '../../../state/cart-state.ts';
import { bagNow } from '../../../state/known-bag.ts';
import { prepareAdded, showAdded } from '../../../state/open-cart.ts';
import { useKnownBag } from '../../../state/use-known-bag.ts';
import { wholeBag } from '../../../state/whole-bag.ts';
import type { ProductProps } from '../product.schema.ts';
import { typedProperties } from './typed-properties.ts';

/** Without what changes the bag nothing can be added: as without an answer. */
const OFFLINE: CartError = { kind: 'offline', message: '' };

/** What the button does: adds one piece of the chosen variant, or toggles the waitlist panel (rules product-17, product-18). */
export function useSubmit(product: ProductProps, choice: ShownChoice, retry: () => void) {
  const [panelOpen, setPanelOpen] = useState(false);
  /** The bag is on its way, which takes what it lacks for the first add; or could not be had. */
  const [coming, setComing] = useState<'no' | 'yes' | 'failed'>('no');
  /** Added, and on the way to the bag's page: a second press would be a second piece. */
  const [leaving, setLeaving] = useState(false);
  const variant = choice.exact;
  const adding = useKnownBag((state) => variant !== undefined && state.adding.includes(variant.id));
  const refused = useKnownBag((state) => (variant ? state.errors[addError(variant.id)] : undefined));
  const error = coming === 'failed' && pageConfig().settings.show_errors ? OFFLINE : refused;
  const busy = adding || leaving || coming === 'yes';
  const fields = error?.fields && Object.keys(error.fields).length > 0 ? error.fields : null;

  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  async function fetched(): Promise<CartStore | null> {
    setComing('yes');
    const whole = await wholeBag().catch(() => null);
    setComing(whole ? 'no' : 'failed');
    return whole;
  }

  async function add(id: number, properties: Record<string, string>) {
    prepareAdded();
    const cart = bagNow() ?? (await fetched());
    if (!cart) return;
    const added = await cart.add({ id, quantity: 1, properties }, 'product');
    if (added.ok) setLeaving(showAdded() === 'go-to-cart');
  }

  return {
    busy,
    panelOpen,
    error: error && !fields ? cartErrorSentence(error) : null,
    /** Sentences by field of a gift card's form. */
    fields,
    forgive: () => variant && bagNow()?.dismissError(addError(variant.id)),
    submit(event: SyntheticEvent<HTMLFormElement>) {
      // Before the page has come to life the form is a plain one.
      if (!choice.hydrated) return;
      event.preventDefault();
      if (choice.lookup === 'failed') return retry();
      if (!variant || busy) return;
      if (statusOf(variant) === 'waitlist') return setPanelOpen(!panelOpen);
      const typed = typedProperties(new FormData(event.currentTarget));
      void add(variant.id, { ...lineProperties(variant, product.final_sale), ...typed });
    },
  };
}
