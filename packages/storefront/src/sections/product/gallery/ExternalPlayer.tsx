import { useEffect, useRef } from 'react';
import { pausePlayer, playerAddress } from './player-address.ts';

/** Visible share of the player from which it counts as in view, as for the shop's own videos. */
const IN_VIEW_RATIO = 0.5;

/** The player of another site. It starts at once, takes the focus of the button it replaces, and pauses when it leaves the viewport. */
export default function ExternalPlayer({ film, title }: { film: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const playing = frame.current;
    if (!playing) return;
    playing.focus({ preventScroll: true });
    const player: { shown: 'not yet' | 'in view' | 'left'; loaded: boolean } = { shown: 'not yet', loaded: false };
    const pauseOutOfView = () => {
      if (player.loaded && player.shown === 'left') pausePlayer(playing);
    };
    // A player that is still loading gets no messages: the pause is sent after its load event.
    const onLoad = () => {
      player.loaded = true;
      pauseOutOfView();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if ((entry?.intersectionRatio ?? 0) >= IN_VIEW_RATIO) player.shown = 'in view';
        else if (player.shown === 'in view') player.shown = 'left';
        pauseOutOfView();
      },
      { threshold: [0, IN_VIEW_RATIO] },
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
      // Without a referrer the player refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
