import type { BagProps } from '@vitrine/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CART_DRAWER } from '../../state/overlays.ts';
import { useDrawerOpen } from '../../state/use-overlays.ts';

const loadPanel = () => import('./DrawerPanel.tsx');
const DrawerPanel = lazy(loadPanel);

/** The bag beside the page (`spec §2`). What is inside is loaded when it is first opened. */
export function CartDrawer(props: BagProps) {
  const open = useDrawerOpen(CART_DRAWER);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return open || wanted ? (
    <Suspense fallback={null}>
      <DrawerPanel {...props} open={open} />
    </Suspense>
  ) : null;
}
