import { t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import type { HeroVideo } from './hero.schema.ts';

/** The visitor's wish for stillness comes before the film. */
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A silent film over its poster. Nothing of it is fetched before it may play, and nothing plays for those who asked for
 * stillness until they press the button.
 */
export function Film({ video }: { video: HeroVideo }) {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState<boolean | null>(null);
  const play = () => {
    // A browser that refuses to play (saving data, low battery) leaves the poster and the button.
    film.current?.play().catch(() => setPlaying(false));
  };
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    // Only a muted film may start by itself; the attribute alone is not enough once the element exists.
    element.muted = true;
    if (!wantsStillness()) element.play().catch(() => setPlaying(false));
  }, []);
  return (
    <>
      <video
        ref={film}
        className="hero__image hero__film"
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {video.sources.map((source) => (
          <source key={source.url} src={source.url} type={source.type} />
        ))}
      </video>
      <button
        type="button"
        className="icon-button hero__pause needs-script"
        aria-label={playing === true ? t('hero.pause') : t('hero.play')}
        onClick={() => (playing === true ? film.current?.pause() : play())}
      >
        <Icon name={playing === true ? 'pause' : 'play'} />
      </button>
    </>
  );
}
