import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef, useState } from 'react';
import { createFade, type FadePhase } from '../../components/fade.ts';
import { announce } from '../../state/live-region.ts';
import { viewport } from '../../state/viewport.ts';
import type { BlogProps } from './blog.schema.ts';
import { addressOf, articlesFor, fromHash } from './logic.ts';

/**
 * The chosen blog: kept in the address's hash, so that it can be linked to and Back works (rule blog-3). `chosen` is what the
 * radio says, `shown` what the grid holds, which follows with the fade. Both are null until something was chosen.
 */
export function useFilter(blog: BlogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [phase, setPhase] = useState<FadePhase>('still');
  const latest = useRef(blog);
  latest.current = blog;
  const [fade] = useState(() =>
    createFade({
      swap(value) {
        setShown(value);
        announce(t('blog.shown', { count: articlesFor(latest.current, value).length }));
      },
      enter: setPhase,
      reducedMotion: () => viewport.getState().reducedMotion,
    }),
  );

  useEffect(() => {
    const named = () => fromHash(latest.current, window.location.hash);
    let last = named();
    if (last !== latest.current.start) {
      setChosen(last);
      setShown(last);
    }
    const follow = () => {
      if (named() === last) return;
      last = named();
      setChosen(last);
      fade.to(last);
    };
    window.addEventListener('popstate', follow);
    window.addEventListener('hashchange', follow);
    window.addEventListener(CHOSEN, follow);
    return () => {
      fade.stop();
      window.removeEventListener('popstate', follow);
      window.removeEventListener('hashchange', follow);
      window.removeEventListener(CHOSEN, follow);
    };
  }, [fade]);

  return {
    chosen,
    shown,
    phase,
    choose(value: string) {
      window.history.pushState(null, '', addressOf(blog, value, window.location));
      window.dispatchEvent(new Event(CHOSEN));
    },
  };
}

/** `pushState` tells nobody. */
const CHOSEN = 'vitrine:blog-chosen';
