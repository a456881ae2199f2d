import { t } from '@vitrine/compiler/view.ts';
import { type MouseEvent, useState } from 'react';
import { viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import { wantsLink } from '../../../components/product-card/use-card.ts';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Picture } from '../../../components/ui/Picture.tsx';
import type { ProductMedia } from '../product.schema.ts';

const externalPlayer = viewChunk(() => import('./ExternalPlayer.tsx'));

/**
 * A video on another site: its poster, and that site's player after a press. No request goes to the other site before. Without scripts,
 * and in a new tab, the link leads to the video's page there.
 */
export function ExternalVideo({ item }: { item: ProductMedia }) {
  const [playing, setPlaying] = useState(false);
  // If the player cannot be fetched, the video's page opens.
  const ExternalPlayer = useChunk(externalPlayer, playing, {
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
      {!(playing && ExternalPlayer) && (
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
      {playing && ExternalPlayer && <ExternalPlayer film={item.film} title={item.image.alt} />}
    </>
  );
}
