import { t } from '@vitrine/compiler/view.ts';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { hasMoreBelow } from './more-below.ts';

/** Says that a list goes on, until 30 px from its end (rule cart-28). `watch` changes when the list does. */
export function ScrollHint({ list, watch }: { list: RefObject<HTMLElement | null>; watch: number }) {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || watch === 0) return;
    const measure = () => setMore(hasMoreBelow(element));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list, watch]);
  return (
    <p className={more ? 'scroll-hint scroll-hint--on label' : 'scroll-hint label'} aria-hidden="true">
      <span>{t('cart.more_below')}</span>
      <Icon name="down" small />
    </p>
  );
}
