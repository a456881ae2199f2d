import { t } from '@vitrine/compiler/view.ts';
import type { CSSProperties } from 'react';
import { useAutoplay } from '../../components/carousel/use-autoplay.ts';
import { useCarousel } from '../../components/carousel/use-carousel.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { useReducedMotion } from '../../state/viewport/use-viewport.ts';
import { CarouselSlide } from './CarouselSlide.tsx';
import type { CarouselProps } from './carousel.schema.ts';
import { useSelectedSlide } from './use-selected-slide.ts';

/**
 * Slides of the merchant's (rules widget-14, widget-15, widget-16): they loop, by arrows, pages, touch and by themselves; the last two only where
 * there are more than fit. Until its scripts have come, and without them, the same row is scrolled by hand.
 */
export function Carousel(props: CarouselProps) {
  const { heading, scheme, ratio, columns_desktop, columns_mobile, arrows, pages, autoplay, slides } = props;
  const { viewport, index, turns, turn, goTo, onKeyDown } = useCarousel();
  const still = useReducedMotion();
  const isSelected = useSelectedSlide(viewport, goTo);
  const { paused, toggle, holders } = useAutoplay({
    every: autoplay * 1000,
    active: turns && autoplay > 0 && !isSelected,
    startsPaused: still,
    step: () => turn(1),
  });
  const few = slides.length > columns_desktop ? 'carousel--turns' : 'carousel--few';
  const fewOnPhones = slides.length > columns_mobile ? 'carousel--turns-on-phones' : 'carousel--few-on-phones';
  return (
    slides.length > 0 && (
      <div className={`scheme scheme-${scheme}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, no fieldset */}
        <div
          className={`wrap band carousel slides ${few} ${fewOnPhones}`}
          role="group"
          aria-roledescription={t('carousel.name')}
          aria-label={heading || t('carousel.slides')}
          style={
            {
              '--columns-desktop': columns_desktop,
              '--columns-mobile': columns_mobile,
              '--ratio': ratio,
            } as CSSProperties
          }
          {...holders}
        >
          {(heading || arrows || autoplay > 0) && (
            <div className="section-head carousel__head">
              {heading && <h2>{heading}</h2>}
              <div className="slides__tools needs-script">
                {autoplay > 0 && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={paused ? t('carousel.play') : t('carousel.pause')}
                    onClick={toggle}
                  >
                    <Icon name={paused ? 'play' : 'pause'} />
                  </button>
                )}
                {arrows && (
                  <>
                    <button
                      type="button"
                      className="icon-button slides__arrow"
                      aria-label={t('carousel.previous_slide')}
                      onClick={() => turn(-1)}
                    >
                      <Icon name="left" />
                    </button>
                    <button
                      type="button"
                      className="icon-button slides__arrow"
                      aria-label={t('carousel.next_slide')}
                      onClick={() => turn(1)}
                    >
                      <Icon name="right" />
                    </button>
                  </>
                )}
              </div>
            </div>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for what the buttons do */}
          <div className="carousel__view" ref={viewport} onKeyDown={onKeyDown}>
            <ul className="carousel__slides">
              {slides.map((slide, number) => (
                <li className="carousel__slide" key={number}>
                  <CarouselSlide slide={slide} number={number + 1} count={slides.length} columns={columns_desktop} />
                </li>
              ))}
            </ul>
          </div>
          {pages && (
            <ul className="slides__pages needs-script" aria-label={t('carousel.pages')}>
              {slides.map((_slide, number) => (
                <li key={number}>
                  <button
                    type="button"
                    className="slides__page"
                    aria-label={t('carousel.page', { number: number + 1, count: slides.length })}
                    aria-current={number === index ? 'true' : undefined}
                    onClick={() => goTo(number)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    )
  );
}
