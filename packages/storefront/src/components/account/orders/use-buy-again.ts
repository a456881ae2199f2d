import { t } from '@vitrine/compiler/view.ts';
import { type SyntheticEvent, useState } from 'react';
import type { OrderPiece } from './order.schema.ts';

/** Buying an order again without leaving its page. What that takes is fetched with the first press. */
export function useBuyAgain(pieces: OrderPiece[]) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { buyAgain } = await import('./buy-again.ts');
      setError(await buyAgain(pieces));
    } catch {
      // What it takes could not be fetched.
      setError(t('orders.again_failed'));
    }
    setBusy(false);
  };
  return { busy, error, submit };
}
