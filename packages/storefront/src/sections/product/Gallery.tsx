import { t } from '@vitrine/compiler/view.ts';
import type { ProductMedia } from '@vitrine/contract';
import type { CSSProperties } from 'react';
import { Picture } from '../../components/Picture.tsx';

/** The pictures of the chosen color: a grid from 1024 px on, a strip to swipe below (`spec §2, §9`). */
export function Gallery({
  title,
  media,
  color,
  columns,
}: {
  title: string;
  media: ProductMedia[];
  color: string;
  columns: number;
}) {
  return (
    <section className="gallery" aria-label={t('product.gallery')}>
      <ul
        className={`gallery__list gallery__list--${columns}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls sideways must be reachable by key
        tabIndex={0}
        aria-label={title}
        style={{ '--gallery-columns': columns } as CSSProperties}
      >
        {media.map((item) => (
          <Slide key={item.id} item={item} shown={item.color === '' || item.color === color} />
        ))}
      </ul>
    </section>
  );
}

function Slide({ item, shown }: { item: ProductMedia; shown: boolean }) {
  return (
    shown && (
      <li className="gallery__item media">
        {item.sources.length > 0 ? (
          <video
            poster={item.image.src}
            width={item.image.width}
            height={item.image.height}
            aria-label={item.image.alt}
            controls
            muted
            loop
            playsInline
            preload="none"
          >
            {item.sources.map((source) => (
              <source key={source.url} src={source.url} type={source.type} />
            ))}
          </video>
        ) : (
          <Picture image={item.image} sizes="(min-width: 1024px) 34vw, 88vw" eager={item.first} />
        )}
      </li>
    )
  );
}
