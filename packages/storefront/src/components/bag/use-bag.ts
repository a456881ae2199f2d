import type { RefObject } from 'react';
import { cart } from '../../state/cart.ts';
import type { ChangeContext } from '../../state/cart-change.ts';
import { cartErrorSentence } from '../../state/cart-error-sentence.ts';
import { addError, type CartState } from '../../state/cart-state.ts';
import { useCart } from '../../state/use-cart.ts';

const live = (state: CartState) => (state.status === 'ready' ? state.visible : null);

/** The bag as it is, once it has been read (null before), and what can be done to it from where this is used. */
export function useBag(context: ChangeContext, list: RefObject<HTMLElement | null>) {
  const visible = useCart(live);
  const errors = useCart((state) => state.errors);
  const pending = useCart((state) => state.pending);
  const adding = useCart((state) => state.adding);
  const status = useCart((state) => state.status);
  return {
    status,
    visible,
    adding,
    errorOf(key: string): string | null {
      const error = errors[key];
      return error ? cartErrorSentence(error) : null;
    },
    addErrorOf(ids: readonly number[]): string | null {
      const error = ids.map((id) => errors[addError(id)]).find((found) => found !== undefined);
      return error ? cartErrorSentence(error) : null;
    },
    isBusy: (key: string): boolean => key in pending,
    setQuantity: (key: string, quantity: number) => void cart.setQuantity(key, quantity, context),
    /** The line goes and with it the button that had the focus: the list takes it. */
    remove(key: string) {
      void cart.setQuantity(key, 0, context);
      list.current?.focus();
    },
    add: (id: number) => void cart.add({ id, quantity: 1 }, context),
    retry: () => void cart.refetch(),
  };
}
