import { type SyntheticEvent, useState } from 'react';
import { openWaitlist } from '../../components/waitlist/waitlist-ask.ts';
import { statusOf } from '../../domain/availability.ts';
import type { Choice } from '../../domain/choice.ts';
import { type Choosable, exactVariant } from '../../domain/choice.ts';
import { lineProperties } from '../../domain/line-properties.ts';
import { cart } from '../../state/cart/cart.ts';
import { cartErrorText } from '../../state/cart/cart-error-text.ts';
import { addError } from '../../state/cart/cart-summary.ts';
import { prepareCartForAdd, showCartAfterAdd } from '../../state/cart/open-cart.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import type { LookProduct } from './look.schema.ts';
import { choiceOfLook, choosableOf, chooseInLook, lookItemChoice, lookItemFromPayload } from './look-choice.ts';

/**
 * A product of a look, and what its button does: asks for what is open, adds one piece, or opens the waitlist (rules product-13, product-17, product-18).
 */
export function useLookItem(look: LookProduct) {
  const [values, setValues] = useState<Choice | null>(null);
  const [wanted, setWanted] = useState(0);
  const busy = useCart((state) => state.adding.includes(wanted));
  const error = useCart((state) => state.errors[addError(wanted)]);
  const choice = values ? lookItemChoice(look, values) : lookItemFromPayload(look);
  const now = values ?? choiceOfLook(look);

  async function add(variant: Choosable['variant']) {
    setWanted(variant.id);
    prepareCartForAdd();
    const properties = lineProperties(variant, look.final_sale);
    const added = await cart.add({ id: variant.id, quantity: 1, properties }, 'product');
    if (added.ok) showCartAfterAdd();
  }

  return {
    choice,
    busy,
    error: error && (!values || choice.exact?.id === wanted) ? cartErrorText(error) : null,
    choose: (option: number, value: string) => setValues(chooseInLook(look, now, option, value)),
    submit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault();
      const exact = exactVariant(choosableOf(look), now);
      const open = now.indexOf(null);
      if (open >= 0) event.currentTarget.querySelector<HTMLElement>(`[data-option="${open}"]`)?.focus();
      if (!exact || busy) return;
      if (statusOf(exact) !== 'waitlist') void add(exact);
      else
        openWaitlist({
          productId: look.id,
          title: look.title,
          url: choice.url,
          image: choice.image,
          variantId: exact.id,
          variants: null,
        });
    },
  };
}
