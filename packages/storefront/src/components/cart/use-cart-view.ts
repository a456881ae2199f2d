import { t } from '@vitrine/compiler/view.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cart } from '../../state/cart/cart.ts';
import type { ChangeContext } from '../../state/cart/cart-change.ts';
import { cartErrorText } from '../../state/cart/cart-error-text.ts';
import type { CartState } from '../../state/cart/cart-state.ts';
import { addError } from '../../state/cart/cart-summary.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import type { RecommendedProduct } from './cart-view.schema.ts';
import type { RemovedLine } from './removed-line.ts';

const loadSaveLine = () => import('./saved/save-line.ts');

const live = (state: CartState) => (state.status === 'ready' ? state.visible : null);

/** The control of a line with this class, by the line's key. */
export function lineControl(list: HTMLElement | null, key: string, name: string): HTMLElement | null | undefined {
  const line = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find((one) => one.dataset.line === key);
  return line?.querySelector<HTMLElement>(`.${name}`);
}

/**
 * The bag as it is, once it has been read (null before), and what can be done to it from where this is used. `list` holds the lines.
 * A control that goes with its line, and had the focus, gives it to what takes its place.
 */
export function useCartView(context: ChangeContext, list: RefObject<HTMLElement | null>) {
  const visible = useCart(live);
  const errors = useCart((state) => state.errors);
  const pending = useCart((state) => state.pending);
  const adding = useCart((state) => state.adding);
  const status = useCart((state) => state.status);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  /** The line that is being saved for later (`error` null), or why it was not. */
  const [saving, setSaving] = useState<{ key: string; error: string | null } | null>(null);
  /** Finds what is to have the focus next, once it is there. */
  const next = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useLayoutEffect(() => {
    const target = next.current?.();
    if (!target) return;
    next.current = null;
    // Whoever went on to another control stays there.
    if (document.activeElement === null || document.activeElement === document.body) target.focus();
  });

  const addErrorOf = (ids: readonly number[]): string | null => {
    const error = ids.map((id) => errors[addError(id)]).find((found) => found !== undefined);
    return error ? cartErrorText(error) : null;
  };
  const remove = (key: string) => {
    const index = visible?.items.findIndex((item) => item.key === key) ?? -1;
    const item = visible?.items[index];
    if (item) setRemoved({ item, index });
    void cart.setQuantity(key, 0, context);
  };
  // A line that could not be taken out is back by itself.
  const isBack = removed !== null && (visible?.items.some((item) => item.key === removed.item.key) ?? false);

  return {
    status,
    visible,
    adding,
    /** The latest line that was taken out here; null where there is none to put back. */
    removed: isBack ? null : removed,
    errorOf(key: string): string | null {
      const error = errors[key];
      return error ? cartErrorText(error) : (saving?.key === key && saving.error) || null;
    },
    addErrorOf,
    context,
    list,
    recommendedErrorOf: (product: RecommendedProduct) => addErrorOf(product.variants.map(({ id }) => id)),
    isBusy: (key: string): boolean => key in pending || (saving?.key === key && saving.error === null),
    setQuantity(key: string, quantity: number) {
      setSaving(null);
      if (quantity === 0) remove(key);
      else void cart.setQuantity(key, quantity, context);
    },
    remove,
    /** Moves a line to the wish list; what stands in its way is said by the line. */
    saveForLater(key: string) {
      setSaving({ key, error: null });
      void loadSaveLine()
        .then(({ saveLine }) => saveLine(key, context, setRemoved))
        .catch(() => t('cart.save_failed'))
        .then((error) => setSaving({ key, error }));
    },
    async undo() {
      if (!removed) return;
      const { id, quantity, properties } = removed.item;
      const added = await cart.add({ id, quantity, properties }, context);
      if (!added.ok) return;
      void removed.takeBack?.();
      next.current = () => lineControl(list.current, added.value.key, 'quantity__number');
      setRemoved(null);
    },
    /** There is nothing more to put back: the drawer was closed. */
    forget: () => setRemoved(null),
    async changeVariant(key: string, variantId: number): Promise<boolean> {
      const changed = await cart.changeVariant(key, variantId, context);
      if (changed.ok) next.current = () => lineControl(list.current, changed.value, 'bag-item__edit');
      return changed.ok;
    },
    add: (id: number) => void cart.add({ id, quantity: 1 }, context),
    retry: () => void cart.refetch(),
  };
}

export type CartView = ReturnType<typeof useCartView>;
