import { t } from '@vitrine/compiler/view.ts';
import { type SyntheticEvent, useState } from 'react';
import { chooseWords } from '../../components/choose-words.ts';
import { openWaitlist } from '../../components/waitlist/waitlist-ask.ts';
import { statusOf } from '../../domain/availability.ts';
import type { Choice } from '../../domain/choice.ts';
import { type Choosable, exactVariant, isComplete } from '../../domain/choice.ts';
import type { Image } from '../../domain/image.schema.ts';
import { lineProperties } from '../../domain/line-properties.ts';
import { cart } from '../../state/cart.ts';
import { cartErrorSentence } from '../../state/cart-error-sentence.ts';
import { addError } from '../../state/cart-state.ts';
import { prepareAdded, showAdded } from '../../state/open-cart.ts';
import { useCart } from '../../state/use-cart.ts';
import type { LookProduct } from './look.schema.ts';
import { choiceOfLook, choosableOf, chooseInLook } from './look-choice.ts';

/** A product of a look once something of it was chosen. */
export interface PieceChoice {
  product: Choosable;
  values: Choice;
  /** The variant that is chosen; undefined while something is open, or where the combination is not made. */
  exact: Choosable['variant'] | undefined;
  /** What the button does. */
  words: string;
  /** Every option has a value, and no variant has them all. */
  unmade: boolean;
  image: Image | null;
  url: string;
}

/**
 * A product of a look, and what its button does: asks for what is open, adds one piece, or opens the waitlist (rules product-13, product-17, product-18). `choice` is null
 * until something was chosen: what is shown until then is in the payload.
 */
export function usePiece(look: LookProduct) {
  const [values, setValues] = useState<Choice | null>(null);
  const [wanted, setWanted] = useState(0);
  const busy = useCart((state) => state.adding.includes(wanted));
  const error = useCart((state) => state.errors[addError(wanted)]);
  const choice = values && chosen(look, values);

  async function add(variant: Choosable['variant']) {
    setWanted(variant.id);
    prepareAdded();
    const properties = lineProperties(variant, look.final_sale);
    const added = await cart.add({ id: variant.id, quantity: 1, properties }, 'product');
    if (added.ok) showAdded();
  }

  return {
    choice,
    busy,
    error: error && choice?.exact?.id === wanted ? cartErrorSentence(error) : null,
    choose: (option: number, value: string) =>
      setValues(chooseInLook(look, values ?? choiceOfLook(look), option, value)),
    submit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault();
      const { values: now, exact, image, url } = choice ?? chosen(look, choiceOfLook(look));
      const open = now.indexOf(null);
      if (open >= 0) event.currentTarget.querySelector<HTMLElement>(`[data-option="${open}"]`)?.focus();
      if (!exact || busy) return;
      if (statusOf(exact) !== 'waitlist') void add(exact);
      else openWaitlist({ productId: look.id, title: look.title, url, image, variantId: exact.id, variants: null });
    },
  };
}

function chosen(look: LookProduct, values: Choice): PieceChoice {
  const product = choosableOf(look);
  const exact = exactVariant(product, values);
  const color = look.options.findIndex(({ is_color }) => is_color);
  const shown = look.options[color]?.values.find(({ name }) => name === values[color]);
  return {
    product,
    values,
    exact,
    words: wordsOf(look, values, exact),
    unmade: isComplete(values) && !exact,
    image: shown?.image ?? look.image,
    url: shown?.url || look.url,
  };
}

function wordsOf(look: LookProduct, values: Choice, exact: PieceChoice['exact']): string {
  if (!isComplete(values)) return chooseWords(look.options[values.indexOf(null)]?.name ?? '');
  if (!exact) return t('product.unavailable');
  const status = statusOf(exact);
  if (status === 'waitlist') return t('product.waitlist');
  return status === 'preorder' ? t('product.preorder') : t('product.add_to_bag');
}
