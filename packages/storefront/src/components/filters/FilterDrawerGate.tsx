import type { Listing } from '@vitrine/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FILTERS_DRAWER, overlays } from '../../state/overlays.ts';
import { useDrawerOpen } from '../../state/use-overlays.ts';

/** A drawer that cannot be had must not hold the page. */
const FilterDrawer = lazy(() =>
  import('./FilterDrawer.tsx').catch(() => {
    overlays.closeDrawer(FILTERS_DRAWER);
    return new Promise<never>(() => {});
  }),
);

/** The drawer of filters; loaded when it is first opened. */
export function FilterDrawerGate(props: {
  id: string;
  listing: Listing;
  wanted: string | null;
  show: (url: string) => void;
}) {
  const open = useDrawerOpen(FILTERS_DRAWER);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (open) setAsked(true);
  }, [open]);
  return open || asked ? (
    <Suspense fallback={null}>
      <FilterDrawer {...props} open={open} />
    </Suspense>
  ) : null;
}
