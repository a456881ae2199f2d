import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import { createFade, type FadePhase } from '../../components/tabs/fade.ts';
import { announce } from '../../state/live-region.ts';
import { viewport } from '../../state/viewport/viewport.ts';
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
  const [fade] = useState(() =>
    createFade({
      swap(value) {
        setShown(value);
        announce(t('blog.shown', { count: articlesFor(blog, value).length }));
      },
      enter: setPhase,
      reducedMotion: () => viewport.getState().reducedMotion,
    }),
  );

  useEffect(() => {
    const named = () => fromHash(blog, window.location.hash);
    const last = { value: named() };
    if (last.value !== blog.start) {
      setChosen(last.value);
      setShown(last.value);
    }
    const follow = () => {
      if (named() === last.value) return;
      last.value = named();
      setChosen(last.value);
      fade.to(last.value);
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
  }, [fade, blog]);

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
