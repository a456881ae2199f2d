import { type ComponentType, useEffect, useState } from 'react';
import { type Chunk, viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import type { ProductProps } from '../product.schema.ts';

interface BarProps {
  product: ProductProps;
  choice: ShownChoice;
  busy: boolean;
  /** Ids of the form and of its button. */
  form: string;
  button: string;
}

/** Optional: the form works without it. */
const stickyBar: Chunk<ComponentType<BarProps>> = viewChunk(() => import('./StickyBar.tsx'));

/** The viewport of a phone. */
const PHONE = '(max-width: 767px)';

/** The bar at the bottom of a phone's viewport; fetched when the shopper first scrolls. */
export function StickyBarSlot(bar: BarProps) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => window.matchMedia(PHONE).matches && setScrolled(true);
    // Scrolled before hydration.
    if (window.scrollY > 0) onScroll();
    window.addEventListener('scroll', onScroll, { once: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  const StickyBar = useChunk(stickyBar, scrolled && bar.choice.hydrated, { retryOn: bar.choice });
  return StickyBar && <StickyBar {...bar} />;
}
