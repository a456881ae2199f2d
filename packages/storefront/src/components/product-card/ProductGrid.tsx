import type { CSSProperties } from 'react';
import type { Card } from '../../domain/card.schema.ts';
import { ProductCard } from './ProductCard.tsx';

/** Cards in columns: 1 to 6 on a desk, 1 to 3 on a phone (rules collection-7, collection-8). The first row is loaded before the rest. */
export function ProductGrid({
  items,
  columns_desktop,
  columns_mobile,
}: {
  items: Card[];
  columns_desktop: number;
  columns_mobile: number;
}) {
  return (
    <ul
      className="grid"
      style={{ '--columns-desktop': columns_desktop, '--columns-mobile': columns_mobile } as CSSProperties}
    >
      {items.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} sizes="(min-width: 768px) 33vw, 50vw" eager={index < 2} />
        </li>
      ))}
    </ul>
  );
}
