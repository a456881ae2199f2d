import { type SyntheticEvent, useEffect, useState } from 'react';
import { statusOf } from '../../../domain/availability.ts';
import { GIFT_CARD_SEND_PROPERTY, lineProperties } from '../../../domain/line-properties.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import { pageConfig } from '../../../platform/page-config.ts';
import type { CartStore } from '../../../state/cart/cart-api.ts';
import { cartErrorText } from '../../../state/cart/cart-error-text.ts';
import type { CartError } from '../../../state/cart/cart-state.ts';
import { addError, loadedCart } from '../../../state/cart/cart-summary.ts';
import { loadCart } from '../../../state/cart/load-cart.ts';
import { prepareCartForAdd, showCartAfterAdd } from '../../../state/cart/open-cart.ts';
import { useCartSummary } from '../../../state/cart/use-cart-summary.ts';
import type { ProductProps } from '../product.schema.ts';

/** The code that changes the cart could not be fetched: the same as no answer of the server. */
const OFFLINE: CartError = { kind: 'offline', message: '' };

/** The action of the button: adds one item of the chosen variant, or toggles the waitlist panel (rules product-17, product-18). */
export function useSubmit(product: ProductProps, choice: ShownChoice, retry: () => void) {
  const [panelOpen, setPanelOpen] = useState(false);
  /** Loading of the cart's code and content, which the first add may need. */
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  /** Added, and navigating to the cart page: a second press would add a second item. */
  const [leaving, setLeaving] = useState(false);
  const variant = choice.exact;
  const adding = useCartSummary((state) => variant !== undefined && state.adding.includes(variant.id));
  const addFailure = useCartSummary((state) => (variant ? state.errors[addError(variant.id)] : undefined));
  const error = loading === 'failed' && pageConfig().settings.show_errors ? OFFLINE : addFailure;
  const busy = adding || leaving || loading === 'yes';
  const fields = error?.fields && Object.keys(error.fields).length > 0 ? error.fields : null;

  useEffect(() => {
    const reset = () => setLeaving(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  async function fetchCart(): Promise<CartStore | null> {
    setLoading('yes');
    const cart = await loadCart().catch(() => null);
    setLoading(cart ? 'no' : 'failed');
    return cart;
  }

  async function add(id: number, properties: Record<string, string>) {
    prepareCartForAdd();
    const cart = loadedCart() ?? (await fetchCart());
    if (!cart) return;
    const added = await cart.add({ id, quantity: 1, properties }, 'product');
    if (added.ok) setLeaving(showCartAfterAdd() === 'go-to-cart');
  }

  return {
    busy,
    panelOpen,
    error: error && !fields ? cartErrorText(error) : null,
    /** Messages by field of a gift card's form. */
    fields,
    dismissErrors: () => variant && loadedCart()?.dismissError(addError(variant.id)),
    submit(event: SyntheticEvent<HTMLFormElement>) {
      // Before hydration the form is submitted as a plain one.
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

/** The line properties that the form's own fields hold (`properties[…]`); none unless the gift card is sent to a recipient. */
function typedProperties(form: FormData): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [field, value] of form) {
    const name = /^properties\[(.+)\]$/.exec(field)?.[1];
    if (name && typeof value === 'string' && value.trim() !== '') properties[name] = value.trim();
  }
  return GIFT_CARD_SEND_PROPERTY in properties ? properties : {};
}
