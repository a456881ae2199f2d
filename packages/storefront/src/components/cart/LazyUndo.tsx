import { viewChunk } from '../lazy/chunk.ts';
import { useChunk } from '../lazy/use-chunk.ts';
import type { CartView } from './use-cart-view.ts';

const undo = viewChunk(() => import('./Undo.tsx'));

/** Fetched with the first removal. Without it a line is out all the same. */
export function LazyUndo({ bag }: { bag: CartView }) {
  const Undo = useChunk(undo, bag.removed !== null, { retryOn: bag.removed });
  return bag.removed !== null && Undo && <Undo bag={bag} />;
}
