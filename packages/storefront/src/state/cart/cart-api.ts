import type { SubmittedLine } from '@vitrine/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { CartItem } from '../../domain/cart.schema.ts';
import type { Result } from '../../platform/result.ts';
import type { CartListener, ChangeContext } from './cart-change.ts';
import type { CartError, CartState } from './cart-state.ts';

/** How a change ended. */
export type ChangeResult<T = void> = Result<T, CartError>;

/**
 * The bag of this shopper: settled data, pending changes and errors by line, and one queue through which every change goes.
 * All methods may be called at any time; none throws.
 */
export interface CartStore extends Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Reads the bag once per page (rule call-1); later calls do nothing. */
  start(): void;
  /** Reads it again; resolves when it is current. */
  refetch(): Promise<void>;
  /** Adds a line. A second equal call within a double click's time is the same add. */
  add(line: SubmittedLine, context?: ChangeContext): Promise<ChangeResult<CartItem>>;
  /** Adds several lines by one call. Their failure is the answer's alone: it stands by no line. */
  addAll(lines: SubmittedLine[], context?: ChangeContext): Promise<ChangeResult<CartItem[]>>;
  /** Wants a line to have a quantity, limited to what it may have; 0 removes. The newest wish of a line wins. */
  setQuantity(key: string, quantity: number, context?: ChangeContext): Promise<ChangeResult>;
  /**
   * Makes a line one of another variant, with its quantity, in one call: both happen or neither. Answers the key the line has then. A
   * line of that variant that is there already takes the pieces in.
   */
  changeVariant(key: string, variantId: number, context?: ChangeContext): Promise<ChangeResult<string>>;
  setNote(note: string, context?: ChangeContext): Promise<ChangeResult>;
  /** Forgets an error: the shopper has seen it or begun anew. */
  dismissError(key: string): void;
  listen(listener: CartListener): () => void;
}
