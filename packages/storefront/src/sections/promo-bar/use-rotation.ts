import { useCallback, useState } from 'react';
import { useAutoplay } from '../../components/carousel/use-autoplay.ts';

/** Milliseconds each message stands (rule popup-5). */
const STAND = 5000;

/** Number of the message that is shown: the next one every 5 s, in a circle. One that was selected in the theme editor stands still. */
export function useRotation(count: number) {
  const [shown, show] = useState(0);
  const [selected, setSelected] = useState(false);
  const { paused, toggle, holders } = useAutoplay({
    every: STAND,
    active: count > 1 && !selected,
    step: () => show((now) => (now + 1) % count),
  });
  const select = useCallback((index: number | null) => {
    setSelected(index !== null);
    if (index !== null) show(index);
  }, []);
  return { shown, select, paused, toggle, holders };
}
