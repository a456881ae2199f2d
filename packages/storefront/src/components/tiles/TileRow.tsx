import type { CSSProperties } from 'react';
import { TileCard } from './TileCard.tsx';
import type { TileRowProps } from './tile-row.schema.ts';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 30vw, 62vw';

/** Tiles of a front page below a heading: run off the edge of a phone, stand as a grid on a desk. `more`: the text of the link below. */
export function TileRow({
  heading,
  link,
  link_label,
  columns,
  scheme,
  items,
  ratio,
  more,
}: TileRowProps & {
  ratio: string;
  more?: string;
}) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band" style={{ '--columns-desktop': columns, '--ratio': ratio } as CSSProperties}>
        {(heading || link_label) && (
          <div className="section-head">
            {heading && <h2>{heading}</h2>}
            {link && link_label && (
              <a className="link small" href={link}>
                {link_label}
              </a>
            )}
          </div>
        )}
        <ul className="strip tiles">
          {items.map((tile) => (
            <li key={tile.url}>
              <TileCard tile={tile} heading="h3" sizes={SIZES} more={more} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
