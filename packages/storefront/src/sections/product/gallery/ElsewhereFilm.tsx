import { t } from '@vitrine/compiler/view.ts';
import type { ProductMedia } from '@vitrine/contract';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { pausePlayer, playerAddress } from './player-address.ts';

/** Share of the player that is in sight while it plays, as of the shop's own videos. */
const ENOUGH = 0.5;

/**
 * A film on another site: its poster, and that site's player once it is pressed. Nothing is asked of the other site before. Without
 * scripts, and in a tab of its own, the press leads to the film's page there.
 */
export function ElsewhereFilm({ item }: { item: ProductMedia }) {
  const [player, setPlayer] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const playing = frame.current;
    if (!player || !playing) return;
    // The button is gone: its place in the order of keys is the player.
    playing.focus({ preventScroll: true });
    let seen = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inSight = (entry?.intersectionRatio ?? 0) >= ENOUGH;
        if (seen && !inSight) pausePlayer(playing);
        seen = inSight;
      },
      { threshold: [0, ENOUGH] },
    );
    observer.observe(playing);
    return () => observer.disconnect();
  }, [player]);

  const play = (event: MouseEvent) => {
    const address = playerAddress(item.film);
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlayer(address);
  };

  if (player) {
    return (
      <iframe
        ref={frame}
        className="gallery__player"
        src={player}
        title={item.image.alt}
        allow="autoplay; encrypted-media; picture-in-picture"
        // A player that is not told which shop shows it refuses to play.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <>
      <Picture image={item.image} sizes="(min-width: 1024px) 66vw, (min-width: 768px) 55vw, 100vw" eager={item.first} />
      <a className="gallery__play" href={item.film} target="_blank" rel="noopener" onClick={play}>
        <span className="gallery__play-mark">
          <Icon name="play" />
        </span>
        <span className="visually-hidden">{t('product.play', { picture: item.image.alt })}</span>
      </a>
    </>
  );
}
