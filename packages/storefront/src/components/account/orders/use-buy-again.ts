import type { OrderPiece } from '@vitrine/contract';
import { type SyntheticEvent, useState } from 'react';

/** Buying an order again without leaving its page. What that takes is fetched with the first press. */
export function useBuyAgain(pieces: OrderPiece[]) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    const { buyAgain } = await import('./buy-again.ts');
    setError(await buyAgain(pieces));
    setBusy(false);
  };
  return { busy, error, submit };
}
