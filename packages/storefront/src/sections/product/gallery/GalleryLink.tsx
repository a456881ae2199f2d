import type { MouseEvent } from 'react';
import type { ProductMedia } from '../product.schema.ts';

/** The link to one picture: a thumbnail from 1024 px on, a line under the carousel below. */
export function GalleryLink({
  item,
  slide,
  current,
  go,
}: {
  item: ProductMedia;
  /** Id of the slide. */
  slide: string;
  current: ProductMedia | undefined;
  go: (id: number, event: MouseEvent) => void;
}) {
  return (
    <li className={item.is_video ? 'gallery__page gallery__film' : 'gallery__page'}>
      <a
        className="gallery__link"
        href={`#${slide}`}
        aria-label={item.image.alt}
        aria-current={current && current.id === item.id ? 'true' : undefined}
        onClick={(event) => go(item.id, event)}
      >
        <img src={item.thumb} width={100} height={133} alt="" loading="lazy" decoding="async" />
      </a>
    </li>
  );
}
