import { type RefObject, useEffect, useRef, useState } from 'react';
import { viewport } from '../../state/viewport/viewport.ts';
import { createFade, type FadePhase } from './fade.ts';

/** `pushState` tells nobody. */
const CHOSEN = 'vitrine:pill-chosen';

/** The id a hash names; a hash that is not well written names nothing. */
function named(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * The chosen tab, which the hash of the address says (rule widget-12); `shown` follows with the fade: out, swapped at 300 ms, at its end
 * after 600 ms (rule widget-13). Both are null until something was chosen: then the first is open. `box` holds the panels.
 */
export function usePillTabs(): {
  box: RefObject<HTMLDivElement | null>;
  chosen: string | null;
  shown: string | null;
  phase: FadePhase;
  choose: (id: string) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [phase, setPhase] = useState<FadePhase>('still');
  const [fade] = useState(() =>
    createFade({ swap: setShown, enter: setPhase, reducedMotion: () => viewport.getState().reducedMotion }),
  );

  useEffect(() => {
    const ids = () => [...(box.current?.children ?? [])].map((panel) => panel.id);
    const wanted = () => {
      const id = named(window.location.hash);
      return ids().includes(id) ? id : null;
    };
    const first = wanted();
    if (first !== null) {
      setChosen(first);
      setShown(first);
    }
    const last = { id: first };
    const follow = () => {
      // Back to the address without a hash is back to the first.
      const next = wanted() ?? (window.location.hash === '' ? (ids()[0] ?? null) : null);
      if (next === null || next === (last.id ?? ids()[0])) return;
      last.id = next;
      setChosen(next);
      fade.to(next);
    };
    const selected = ({ target }: Event) => {
      const id = target instanceof Element ? target.getAttribute('aria-controls') : null;
      if (id !== null && ids().includes(id)) choose(id);
    };
    const events = ['popstate', 'hashchange', CHOSEN];
    for (const type of events) window.addEventListener(type, follow);
    document.addEventListener('shopify:block:select', selected);
    return () => {
      fade.stop();
      for (const type of events) window.removeEventListener(type, follow);
      document.removeEventListener('shopify:block:select', selected);
    };
  }, [fade]);

  return { box, chosen, shown, phase, choose };
}

/** Every box of pills hears it; the one that has the tab follows. */
function choose(id: string): void {
  const hash = `#${encodeURIComponent(id)}`;
  if (window.location.hash !== hash) window.history.pushState(window.history.state, '', hash);
  window.dispatchEvent(new Event(CHOSEN));
}
