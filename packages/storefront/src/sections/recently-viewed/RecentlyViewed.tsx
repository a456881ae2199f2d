import { routes, t } from '@vitrine/compiler/view.ts';
import { type CSSProperties, useEffect, useState } from 'react';
import { ProductCarousel } from '../../components/carousel/ProductCarousel.tsx';
import type { Card } from '../../domain/card.schema.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { cardsByIds } from '../../platform/products/product-cards.ts';
import { viewedProducts } from '../../state/browser-storage/viewed-products.ts';
import type { RecentlyViewedProps } from './recently-viewed.schema.ts';
import { REMEMBER } from './remember.ts';

/** Cards in the space that is kept until the products have come. */
const PLACES = [0, 1, 2, 3, 4];

/**
 * What this device looked at, newest first. Its space is kept from the first paint where there is something to show; the products
 * are read when it comes near. What is gone or sold out is left out without a word. The theme editor shows the space where it is empty.
 */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { product_id, count, scheme, columns } = props;
  const heading = props.heading || t('viewed.title');
  const [items, setItems] = useState<Card[] | null>(null);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const ids = viewedProducts(product_id);
    const { designMode } = pageConfig();
    // The theme editor puts sections in without running their scripts.
    setKnown(ids.length > 0 || designMode);
    void cardsByIds(routes, ids, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      const found = answer.ok ? answer.value.slice(0, count) : [];
      setItems(designMode && found.length === 0 ? null : found);
    });
    return () => controller.abort();
  }, [product_id, count]);
  return (
    <div className={known ? 'viewed viewed--known' : 'viewed'} hidden={items !== null && items.length === 0}>
      <script dangerouslySetInnerHTML={{ __html: REMEMBER }} />
      <div className="viewed__stack">
        <div className={`viewed__space scheme scheme-${scheme}`} aria-hidden="true">
          <div className="wrap band" style={{ '--columns-desktop': columns } as CSSProperties}>
            <div className="section-head">
              <p className="viewed__heading display">{heading}</p>
            </div>
            <ul className="viewed__places">
              {PLACES.map((place) => (
                <li key={place}>
                  <div className="media" />
                </li>
              ))}
            </ul>
          </div>
        </div>
        {items !== null && items.length > 0 && (
          <ProductCarousel {...props} heading={heading} link="" link_label="" items={items} />
        )}
      </div>
    </div>
  );
}
