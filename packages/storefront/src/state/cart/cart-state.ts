import type { SubmittedLine } from '@vitrine/contract';
import type { Cart } from '../../domain/cart.schema.ts';
import { type CartChanges, type VisibleCart, visibleCart } from './visible-cart.ts';

/** Why a change of the bag did not become what was asked for. `cartErrorSentence` says it to the shopper. */
export interface CartError {
  /**
   * `offline`, `timeout`: no answer. `refused`: the platform said no. `adjusted`: it gave another quantity.
   * `unexpected`: its answer could not be read.
   */
  kind: 'offline' | 'timeout' | 'refused' | 'adjusted' | 'unexpected';
  /** The platform's own sentence, in the shop's language; empty when it gave none. */
  message: string;
  /** The quantity the line has in the end; `adjusted` only. */
  count?: number;
  /** Sentences by field of the product form (a gift card's recipient). */
  fields?: Record<string, string[]>;
  /** The line that could not be added, with its properties, so that nothing typed is lost. */
  line?: SubmittedLine;
}

export interface CartState extends CartChanges {
  /** `failed`: the first read gave nothing, so what the bag holds is unknown. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Variant ids of the adds in flight. */
  adding: readonly number[];
  /** By line key, `note`, or `add:{variant id}`; none while the theme silences errors. */
  errors: Readonly<Record<string, CartError>>;
  /** What to draw: the settled bag with the pending changes in it. Changes identity only with its content. */
  visible: VisibleCart;
}

export const NOTE_ERROR = 'note';

export const EMPTY_CART: Cart = { items: [], item_count: 0, total_price: 0, note: '' };

export function initialCartState(): CartState {
  return {
    status: 'idle',
    settled: EMPTY_CART,
    pending: {},
    pendingNote: null,
    adding: [],
    settling: false,
    errors: {},
    visible: visibleCart({ settled: EMPTY_CART, pending: {}, pendingNote: null, settling: false }),
  };
}
