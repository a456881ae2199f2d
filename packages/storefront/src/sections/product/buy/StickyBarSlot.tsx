import { type ComponentType, useEffect, useState } from 'react';
import { type Chunk, viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductProps } from '../product.schema.ts';

interface Bar {
  product: ProductProps;
  choice: ShownChoice;
  busy: boolean;
  /** Ids of the form and of its button. */
  form: string;
  button: string;
}

/** The page sells without it. */
const stickyBar: Chunk<ComponentType<Bar>> = viewChunk(() => import('./StickyBar.tsx'));

/** px up to which a window is a phone's. */
const PHONE = '(max-width: 767px)';

/** The bar at the foot of a phone; fetched when the shopper first scrolls. */
export function StickyGate(bar: Bar) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => window.matchMedia(PHONE).matches && setWanted(true);
    // Scrolled before the page came to life.
    if (window.scrollY > 0) want();
    window.addEventListener('scroll', want, { once: true });
    return () => window.removeEventListener('scroll', want);
  }, []);
  const StickyBar = useChunk(stickyBar, wanted && bar.choice.hydrated, { retryOn: bar.choice });
  return StickyBar && <StickyBar {...bar} />;
}
