import { ProductCard } from './ProductCard.tsx';
import type { ProductRowProps } from './product-row.schema.ts';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 30vw, 62vw';

/** A row of products: runs off the edge of a phone, stands as a grid on a desk. */
export function ProductRow({ heading, link, link_label, columns, scheme, items }: ProductRowProps) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band" style={{ '--columns-desktop': columns } as React.CSSProperties}>
        <div className="section-head">
          <h2>{heading}</h2>
          {link && (
            <a className="link small" href={link}>
              {link_label}
            </a>
          )}
        </div>
        <ul className="strip">
          {items.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} sizes={SIZES} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
