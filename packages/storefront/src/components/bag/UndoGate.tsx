import { lazy, Suspense } from 'react';
import type { Bag } from './use-bag.ts';

/** Fetched with the first removal. Without it a line is out all the same. */
const Undo = lazy(() => import('./Undo.tsx').catch(() => ({ default: () => null })));

export function UndoGate({ bag }: { bag: Bag }) {
  if (bag.removed === null) return null;
  return (
    <Suspense fallback={null}>
      <Undo bag={bag} />
    </Suspense>
  );
}
