import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { useHydrated } from '../../../components/ui/use-hydrated.ts';
import { useVideosShown } from '../../../integrations/experiment/use-videos-shown.ts';
import { useDesktop } from '../../../state/viewport/use-viewport.ts';
import type { ProductProps } from '../product.schema.ts';
import { GalleryLink } from './GalleryLink.tsx';
import { GallerySlide } from './GallerySlide.tsx';
import { shownMedia, videoToView } from './shown-media.ts';
import { useGallery } from './use-gallery.ts';
import { ViewModel } from './ViewModel.tsx';

/**
 * The media of the chosen color: a grid from 1024 px on, a carousel below (rules gallery-1, gallery-2). The controller is loaded at the first
 * interaction; until then, and without scripts, the strip is scrolled natively and its links lead to the pictures.
 */
export function Gallery({ product, color, children }: { product: ProductProps; color: string; children?: ReactNode }) {
  const { media, models, gallery_columns: columns } = product;
  const id = useSectionId();
  const isHydrated = useHydrated();
  const videos = useVideosShown(
    product.handle,
    isHydrated && shownMedia(media, color, true).some((item) => item.is_video),
  );
  const desktop = useDesktop();
  const { root, seen, go, handlers } = useGallery(color, videos);
  const shown = isHydrated ? shownMedia(media, color, videos) : [];
  const current = shown.find((item) => item.id === seen) ?? shown[0];
  const video = videoToView(shown, current);
  return (
    <section
      ref={root}
      className={product.gallery_thumbnails ? 'gallery gallery--thumbnails' : 'gallery'}
      aria-label={t('product.gallery')}
      {...handlers}
    >
      <ul className="gallery__nav" aria-label={t('product.thumbnails')}>
        {media.map(
          (item) =>
            (item.color === '' || item.color === color) &&
            (videos || !item.is_video) && (
              <GalleryLink key={item.id} item={item} slide={`${id}-${item.id}`} current={current} go={go} />
            ),
        )}
      </ul>
      <div className="gallery__main" style={{ '--gallery-columns': columns } as CSSProperties}>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, but what is scrolled sideways */}
        <div className="gallery__view" role="group" aria-label={product.title} tabIndex={desktop ? undefined : 0}>
          <ul className={`gallery__list gallery__list--${columns}`}>
            {media.map(
              (item) =>
                (item.color === '' || item.color === color) &&
                (videos || !item.is_video) && (
                  <GallerySlide
                    key={item.id}
                    item={item}
                    slide={`${id}-${item.id}`}
                    wide={columns === 1 || media.length === 1}
                  />
                ),
            )}
          </ul>
        </div>
        {children}
        {video && (
          <button type="button" className="gallery__view-video gallery__film" onClick={() => go(video.id)}>
            <Icon name="play" small />
            {t('product.view_video')}
          </button>
        )}
        {models.length > 0 && <ViewModel models={models} shown={shown} current={current} go={go} />}
      </div>
    </section>
  );
}
