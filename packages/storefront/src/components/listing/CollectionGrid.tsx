import type { CSSProperties } from 'react';
import type { CollectionProps } from '../../domain/collection.schema.ts';
import { type Density, gridDensity } from '../../state/browser-storage/density.ts';
import { useStore } from '../../state/use-store.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { columnsAt } from './columns.ts';
import { GridTile } from './GridTile.tsx';

/**
 * The pages of a collection in one grid: 1 to 6 columns on a desk, 1 to 3 on a phone (rules collection-7, collection-8), with what the merchant placed
 * between the products. While filters are active only products whose selected variant is available show (rule collection-15).
 */
export function CollectionGrid({
  first,
  pages,
  above,
  busy,
}: {
  /** Says how many columns there are. */
  first: CollectionProps;
  pages: readonly CollectionProps[];
  /** Pages before the one the list began with. */
  above: number;
  busy: boolean;
}) {
  return (
    <ul className="grid collection__grid" aria-busy={busy} style={columnsStyle(first)}>
      {pages.map((page, index) => (
        <PageItems key={index - above} page={page} />
      ))}
    </ul>
  );
}

/** How many columns there are at each density; which of them counts says the style sheet. */
function columnsStyle(page: CollectionProps): CSSProperties {
  const [large, small] = [columnsAt('large', page), columnsAt('small', page)];
  return {
    '--standard-desktop': page.columns_desktop,
    '--standard-mobile': page.columns_mobile,
    '--large-desktop': large.columns_desktop,
    '--large-mobile': large.columns_mobile,
    '--small-desktop': small.columns_desktop,
    '--small-mobile': small.columns_mobile,
  } as CSSProperties;
}

/** Widths of a card's picture in the layout. */
const SIZES: Record<Density, [one: string, more: string]> = {
  standard: [
    '(min-width: 1024px) 30vw, (min-width: 768px) 33vw, 100vw',
    '(min-width: 1024px) 30vw, (min-width: 768px) 33vw, 50vw',
  ],
  large: ['(min-width: 768px) 50vw, 100vw', '(min-width: 768px) 50vw, 100vw'],
  small: ['(min-width: 1024px) 18vw, (min-width: 768px) 25vw, 50vw', '(min-width: 768px) 25vw, 33vw'],
};

function PageItems({ page }: { page: CollectionProps }) {
  const density = useStore(gridDensity, (state) => state.density);
  const [one, more] = SIZES[density];
  const sizes = page.columns_mobile === 1 ? one : more;
  return (
    <>
      {page.items.map((card, index) => (
        <Placed key={card.url} page={page} sizes={sizes} place={page.offset + index + 1}>
          {(!page.filters_active || card.available) && (
            <li className="grid__item grid__product">
              <ProductCard card={card} sizes={sizes} eager={index < 2} quick sale={page.show_sale} />
            </li>
          )}
        </Placed>
      ))}
      {!page.filters_active &&
        page.current_page === page.total_pages &&
        page.blocks.map(
          (block, index) =>
            block.position > page.count && (
              <GridTile key={`tile-${index}`} block={block} sizes={sizes} sale={page.show_sale} />
            ),
        )}
    </>
  );
}

/** A product, and before it what stands at its place. */
function Placed({
  page,
  place,
  sizes,
  children,
}: {
  page: CollectionProps;
  place: number;
  sizes: string;
  children: React.ReactNode;
}) {
  return (
    <>
      {!page.filters_active &&
        page.blocks.map(
          (block, index) =>
            block.position === place && (
              <GridTile key={`tile-${index}`} block={block} sizes={sizes} sale={page.show_sale} />
            ),
        )}
      {children}
    </>
  );
}
