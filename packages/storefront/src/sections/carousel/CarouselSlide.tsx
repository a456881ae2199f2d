import { editorAttributes, Html, t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { CarouselProps } from './carousel.schema.ts';

/** One slide: a picture in its ratio, words below it. */
export function CarouselSlide({
  slide,
  number,
  count,
  columns,
}: {
  slide: CarouselProps['slides'][number];
  number: number;
  count: number;
  columns: number;
}) {
  const sizes =
    columns < 2 ? '100vw' : columns < 4 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 100vw';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group with a role description, no fieldset
    <div
      className="slide"
      role="group"
      aria-roledescription={t('product.slide')}
      aria-label={t('product.slide_number', { number, count })}
      {...editorAttributes(slide.attributes)}
    >
      {slide.image && (
        <div className="media">
          <Picture image={slide.image} sizes={sizes} />
        </div>
      )}
      {(slide.heading || slide.text || slide.link_label) && (
        <div className="slide__words">
          {slide.heading && <h3 className="slide__heading">{slide.heading}</h3>}
          {slide.text && <Html className="prose slide__text" html={slide.text} />}
          {slide.link && slide.link_label && (
            <a className="link small slide__link" href={slide.link}>
              {slide.link_label}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
