import { TileCard } from './TileCard.tsx';
import type { Tile } from './tile.schema.ts';

/**
 * Pictures with a title that lead somewhere: collections, articles. `more` is the text of the link below, where there is one;
 * `columns_mobile` is how many stand beside each other on a phone.
 */
export function TileGrid({
  items,
  ratio,
  more,
  columns_mobile = 1,
}: {
  items: Tile[];
  ratio: string;
  more?: string;
  columns_mobile?: 1 | 2;
}) {
  const sizes = columns_mobile === 2 ? '(min-width: 768px) 33vw, 50vw' : '(min-width: 768px) 33vw, 100vw';
  return (
    <ul className="grid tiles" style={{ '--ratio': ratio, '--columns-mobile': columns_mobile } as React.CSSProperties}>
      {items.map((tile, index) => (
        <li key={tile.url}>
          <TileCard tile={tile} heading="h2" sizes={sizes} eager={index < 2} more={more} />
        </li>
      ))}
    </ul>
  );
}
