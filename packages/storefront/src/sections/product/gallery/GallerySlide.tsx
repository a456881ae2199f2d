import { t } from '@vitrine/compiler/view.ts';
import { viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import { Picture } from '../../../components/ui/Picture.tsx';
import { useHydrated } from '../../../components/ui/use-hydrated.ts';
import type { ProductMedia } from '../product.schema.ts';
import { ExternalVideo } from './ExternalVideo.tsx';
import { pressZoom, zoomIn } from './zoom-in.ts';

const BELOW = '(min-width: 768px) 55vw, (min-width: 600px) 50vw, 100vw';

const viewInSpace = viewChunk(() => import('./ViewInSpace.tsx'));

/** A picture, which opens enlarged above 1028 px, a video, or a video of another site. The picture's link opens the original in a new tab. */
export function GallerySlide({
  item,
  slide,
  wide,
}: {
  item: ProductMedia;
  slide: string;
  /** It takes the whole width of the gallery from 1024 px on. */
  wide: boolean;
}) {
  const isHydrated = useHydrated();
  const ViewInSpace = useChunk(viewInSpace, isHydrated && item.models.length > 0);
  return (
    <li className={item.is_video ? 'gallery__item gallery__film' : 'gallery__item'} id={slide} data-media={item.id}>
      <div className="gallery__frame media">
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
        ) : item.film ? (
          <ExternalVideo item={item} />
        ) : (
          <>
            <Picture
              image={item.image}
              // `auto` for lazy pictures, where supported: the last of a short row is wider than the others.
              sizes={
                item.first
                  ? `(min-width: 1024px) ${wide ? 66 : 34}vw, ${BELOW}`
                  : `auto, (min-width: 1024px) ${wide ? 66 : 34}vw, ${BELOW}`
              }
              eager={item.first}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: it is a link for a new tab and without scripts, a button otherwise */}
            <a
              className="gallery__zoom"
              href={item.original}
              role="button"
              aria-haspopup="dialog"
              data-scripted=""
              onClick={zoomIn}
              onKeyDown={pressZoom}
            >
              <span className="visually-hidden">{t('product.zoom', { picture: item.image.alt })}</span>
            </a>
            {ViewInSpace && <ViewInSpace title={item.image.alt} files={item.models} />}
          </>
        )}
      </div>
    </li>
  );
}
