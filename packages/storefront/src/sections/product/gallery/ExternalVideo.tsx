import { t } from '@vitrine/compiler/view.ts';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import { Picture } from '../../../components/Picture.tsx';
import { wantsLink } from '../../../components/use-card.ts';
import type { ProductMedia } from '../product.schema.ts';

const filmPlayer = viewChunk(() => import('./ExternalPlayer.tsx'));

/**
 * A film on another site: its poster, and that site's player once it is pressed. Nothing is asked of the other site before. Without
 * scripts, and in a tab of its own, the press leads to the film's page there.
 */
export function ElsewhereFilm({ item }: { item: ProductMedia }) {
  const [playing, setPlaying] = useState(false);
  // The film's own page is better than nothing.
  const FilmPlayer = useChunk(filmPlayer, playing, {
    instead() {
      setPlaying(false);
      window.location.assign(item.film);
    },
  });
  const play = (event: MouseEvent) => {
    if (wantsLink(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <>
      <Picture image={item.image} sizes="(min-width: 1024px) 66vw, (min-width: 768px) 55vw, 100vw" eager={item.first} />
      {!(playing && FilmPlayer) && (
        <a
          className="gallery__play"
          href={item.film}
          target="_blank"
          rel="noopener"
          aria-busy={playing || undefined}
          onClick={play}
        >
          <span className="gallery__play-mark">
            <Icon name="play" />
          </span>
          <span className="visually-hidden">{t('product.play', { picture: item.image.alt })}</span>
        </a>
      )}
      {playing && FilmPlayer && <FilmPlayer film={item.film} title={item.image.alt} />}
    </>
  );
}
