import type { BagProps } from '@vitrine/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { goToCart } from '../../state/open-cart.ts';
import { CART_DRAWER, overlays } from '../../state/overlays.ts';
import { useDrawerOpen } from '../../state/use-overlays.ts';

/** A drawer that cannot be had must not hold the page: its page has all it would have shown. */
const importPanel = () => import('./DrawerPanel.tsx');
const loadPanel = () =>
  importPanel().catch(() => {
    overlays.closeDrawer(CART_DRAWER);
    goToCart();
    return new Promise<never>(() => {});
  });
const DrawerPanel = lazy(loadPanel);

/** The bag beside the page (`spec §2`). What is inside is loaded when it is first opened. */
export function CartDrawer(props: BagProps) {
  const open = useDrawerOpen(CART_DRAWER);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  // It is woken for what opens it, which may take a moment yet: an add on its way.
  useEffect(() => {
    importPanel().catch(() => {});
  }, []);
  return open || wanted ? (
    <Suspense fallback={null}>
      <DrawerPanel {...props} open={open} />
    </Suspense>
  ) : null;
}
