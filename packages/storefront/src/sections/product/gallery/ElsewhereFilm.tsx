import { t } from '@vitrine/compiler/view.ts';
import type { ProductMedia } from '@vitrine/contract';
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { wantsLink } from '../../../components/use-card.ts';

/** Where it cannot be had the film's own page is better than nothing. */
const FilmPlayer = lazy<ComponentType<{ film: string; title: string }>>(() =>
  import('./FilmPlayer.tsx').catch(() => ({
    default: ({ film }) => {
      window.location.assign(film);
      return null;
    },
  })),
);

/**
 * A film on another site: its poster, and that site's player once it is pressed. Nothing is asked of the other site before. Without
 * scripts, and in a tab of its own, the press leads to the film's page there.
 */
export function ElsewhereFilm({ item }: { item: ProductMedia }) {
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (wantsLink(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <>
      <Picture image={item.image} sizes="(min-width: 1024px) 66vw, (min-width: 768px) 55vw, 100vw" eager={item.first} />
      {!playing && (
        <a className="gallery__play" href={item.film} target="_blank" rel="noopener" onClick={play}>
          <span className="gallery__play-mark">
            <Icon name="play" />
          </span>
          <span className="visually-hidden">{t('product.play', { picture: item.image.alt })}</span>
        </a>
      )}
      {playing && (
        <Suspense fallback={null}>
          <FilmPlayer film={item.film} title={item.image.alt} />
        </Suspense>
      )}
    </>
  );
}
