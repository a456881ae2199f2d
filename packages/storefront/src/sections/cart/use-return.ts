import { routes } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { cartReturn } from '../../state/cart/cart-return.ts';

/** Where the close link leads; null until the page has come to life. Kept while the shopper stays on the bag. */
export function useReturn(): string | null {
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    const { origin } = window.location;
    setBack(cartReturn(document.referrer, { origin, root: routes.root_url }));
  }, []);
  return back;
}
