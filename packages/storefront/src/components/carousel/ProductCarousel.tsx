import { t } from '@vitrine/compiler/view.ts';
import type { CSSProperties } from 'react';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ProductCarouselProps } from './product-carousel.schema.ts';
import { useCarousel } from './use-carousel.ts';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 62vw';

/**
 * Products to leaf through, around and around (rule gallery-9). Until its scripts have come, and without them, the same row
 * is scrolled by hand.
 */
export function ProductCarousel({ heading, link, link_label, columns, scheme, items }: ProductCarouselProps) {
  const { viewport, turn, onKeyDown } = useCarousel();
  return (
    <div className={`scheme scheme-${scheme}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, no fieldset */}
      <div
        className="wrap band carousel"
        role="group"
        aria-roledescription={t('carousel.name')}
        aria-label={heading}
        style={{ '--columns-desktop': columns } as CSSProperties}
      >
        <div className="section-head carousel__head">
          {heading && <h2>{heading}</h2>}
          <div className="carousel__tools">
            {link && link_label && (
              <a className="link small" href={link}>
                {link_label}
              </a>
            )}
            {items.length > 1 && (
              <div
                className={`carousel__arrows needs-script carousel__arrows--${items.length > columns ? 'all' : 'few'}`}
              >
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('carousel.previous')}
                  onClick={() => turn(-1)}
                >
                  <Icon name="left" />
                </button>
                <button type="button" className="icon-button" aria-label={t('carousel.next')} onClick={() => turn(1)}>
                  <Icon name="right" />
                </button>
              </div>
            )}
          </div>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for what the buttons do */}
        <div className="carousel__view" ref={viewport} onKeyDown={onKeyDown}>
          <ul className="carousel__slides">
            {items.map((card) => (
              <li className="carousel__slide" key={card.id}>
                <ProductCard card={card} sizes={SIZES} level={3} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
