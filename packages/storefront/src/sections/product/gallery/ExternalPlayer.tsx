import { useEffect, useRef } from 'react';
import { pausePlayer, playerAddress } from './player-address.ts';

/** Share of the player that is in sight while it plays, as of the shop's own videos. */
const ENOUGH = 0.5;

/** The player of another site, which starts at once, takes the focus of the button it replaces, and pauses when it leaves the window. */
export default function FilmPlayer({ film, title }: { film: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const playing = frame.current;
    if (!playing) return;
    playing.focus({ preventScroll: true });
    const player: { shown: 'not yet' | 'in sight' | 'left'; loaded: boolean } = { shown: 'not yet', loaded: false };
    const pauseOutOfSight = () => {
      if (player.loaded && player.shown === 'left') pausePlayer(playing);
    };
    // A player that is still loading does not hear: it is told once it does.
    const onLoad = () => {
      player.loaded = true;
      pauseOutOfSight();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if ((entry?.intersectionRatio ?? 0) >= ENOUGH) player.shown = 'in sight';
        else if (player.shown === 'in sight') player.shown = 'left';
        pauseOutOfSight();
      },
      { threshold: [0, ENOUGH] },
    );
    playing.addEventListener('load', onLoad);
    observer.observe(playing);
    return () => {
      observer.disconnect();
      playing.removeEventListener('load', onLoad);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      className="gallery__player"
      src={playerAddress(film) ?? film}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      // A player that is not told which shop shows it refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
