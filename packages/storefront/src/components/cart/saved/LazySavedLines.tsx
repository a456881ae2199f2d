import { useWishes } from '../../../state/wishes/use-wishes.ts';
import { viewChunk } from '../../lazy/chunk.ts';
import { useChunk } from '../../lazy/use-chunk.ts';
import type { CartView } from '../use-cart-view.ts';

const saved = viewChunk(() => import('./SavedLines.tsx'));

/** What was saved for later, fetched where there is any. */
export function LazySavedLines({ bag }: { bag: CartView }) {
  const SavedLines = useChunk(
    saved,
    useWishes((wishes) => wishes.some(({ chosen }) => chosen)),
  );
  return SavedLines && <SavedLines bag={bag} />;
}
