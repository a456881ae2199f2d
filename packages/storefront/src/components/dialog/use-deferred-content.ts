import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what opens stands, from the first time on. A drawer opens at once, with its head; the browser looks at the whole page when it does,
 * so what else is in the drawer is drawn after that, in tasks of its own.
 */
export function useDeferredContent(open: boolean): boolean {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    if (open) startTransition(() => setStanding(true));
  }, [open]);
  return standing;
}
